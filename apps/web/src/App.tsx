import { type ReactElement, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { gameModuleOf } from './games/game-modules.ts';
import { Home } from './pages/Home.tsx';
import { page } from './pages/page.ts';
import { Broken } from './shell/Broken.tsx';
import { Lost } from './shell/Lost.tsx';
import { Shell } from './shell/Shell.tsx';
import { Waiting } from './shell/Waiting.tsx';

const LocalTable = page(() => import('./pages/LocalTable.tsx'));
const Settings = page(() => import('./pages/Settings.tsx'));
const About = page(() => import('./pages/About.tsx'));
const Learn = page(() => import('./pages/Learn.tsx'));
const Lesson = page(() => import('./pages/Lesson.tsx'));
const Rules = page(() => import('./pages/Rules.tsx'));
const Replays = page(() => import('./pages/Replays.tsx'));
const Replay = page(() => import('./pages/Replay.tsx'));
const Puzzles = page(() => import('./pages/Puzzles.tsx'));
const PuzzlePage = page(() => import('./pages/PuzzlePage.tsx'));
const Player = page(() => import('./pages/Player.tsx'));
const Strength = page(() => import('./pages/Strength.tsx'));
const Duels = page(() => import('./pages/Duels.tsx'));
const DuelPage = page(() => import('./pages/DuelPage.tsx'));
const Clubs = page(() => import('./pages/Clubs.tsx'));
const Club = page(() => import('./pages/Club.tsx'));
const Events = page(() => import('./pages/Events.tsx'));
const Event = page(() => import('./pages/Event.tsx'));
const Tables = page(() => import('./pages/Tables.tsx'));
const Screen = page(() => import('./pages/Screen.tsx'));
const OnlineTable = page(() => import('./pages/OnlineTable.tsx'));

/** A page of a game, where there is such a game. */
const of = (game: string, page: ReactElement): ReactElement => (gameModuleOf(game) === null ? <Lost /> : page);

/** The site: one address, one page. A page's code is loaded when it is opened. */
export function App(): ReactElement {
  const [address] = useLocation();
  return (
    <Shell>
      <Broken address={address}>
        <Suspense fallback={<Waiting />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/play/:id">{({ id }) => <LocalTable key={id} id={id} />}</Route>
            <Route path="/tables" component={Tables} />
            <Route path="/clubs" component={Clubs} />
            <Route path="/club/:id">{({ id }) => <Club key={id} id={id} />}</Route>
            <Route path="/events" component={Events} />
            <Route path="/event/:id">{({ id }) => <Event key={id} id={id} />}</Route>
            <Route path="/t/:id">{({ id }) => <OnlineTable key={id} id={id} />}</Route>
            <Route path="/screen/:id">{({ id }) => <Screen key={id} id={id} />}</Route>
            <Route path="/learn" component={Learn} />
            <Route path="/learn/:game/lesson">{({ game }) => of(game, <Lesson key={game} game={game} />)}</Route>
            <Route path="/learn/:game/:rule?">
              {({ game, rule }) => of(game, <Rules key={game} game={game} rule={rule ?? null} />)}
            </Route>
            <Route path="/puzzles" component={Puzzles} />
            <Route path="/puzzles/:game/:id?">
              {({ game, id }) => of(game, <PuzzlePage key={`${game} ${id}`} game={game} id={id ?? null} />)}
            </Route>
            <Route path="/bots" component={Strength} />
            <Route path="/player/:id">{({ id }) => <Player key={id} id={id} />}</Route>
            <Route path="/duel" component={Duels} />
            <Route path="/duel/:game/:day?">
              {({ game, day }) => of(game, <DuelPage key={`${game} ${day}`} game={game} day={day ?? null} by={null} />)}
            </Route>
            <Route path="/duel/:game/:day/:player">
              {({ game, day, player }) =>
                of(game, <DuelPage key={`${game} ${day}`} game={game} day={day} by={player} />)
              }
            </Route>
            <Route path="/replays" component={Replays} />
            <Route path="/replay/:id">{({ id }) => <Replay key={id} id={id} />}</Route>
            <Route path="/settings" component={Settings} />
            <Route path="/about" component={About} />
            <Route component={Lost} />
          </Switch>
        </Suspense>
      </Broken>
    </Shell>
  );
}
