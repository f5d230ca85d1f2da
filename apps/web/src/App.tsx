import { lazy, type ReactElement, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Home } from './pages/Home.tsx';
import { Broken } from './shell/Broken.tsx';
import { Lost } from './shell/Lost.tsx';
import { Shell } from './shell/Shell.tsx';
import { useT } from './words/index.ts';

const LocalTable = lazy(() => import('./pages/LocalTable.tsx'));

/** The site: one address, one page. A page's code is loaded when it is opened. */
export function App(): ReactElement {
  const [address] = useLocation();
  return (
    <Shell>
      <Broken key={address}>
        <Suspense fallback={<Waiting />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/play/:id">{({ id }) => <LocalTable key={id} id={id} />}</Route>
            <Route component={Lost} />
          </Switch>
        </Suspense>
      </Broken>
    </Shell>
  );
}

function Waiting(): ReactElement {
  const t = useT();
  return (
    <p className="waiting" role="status">
      {t('site.loading')}
    </p>
  );
}
