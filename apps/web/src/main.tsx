import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import '@naos/table-ui/styles.css';
import './styles/index.css';
import { App } from './App.tsx';
import { keepOffline } from './offline/register.ts';
import { followOtherTabs } from './store/other-tabs.ts';
import { applySettings, languageOf, useSettings } from './store/settings.ts';
import { fetchWords } from './words/catalogs.ts';

applySettings(useSettings.getState());
useSettings.subscribe(applySettings);
useSettings.subscribe((settings) => void fetchWords(languageOf(settings)));
followOtherTabs();
window
  .matchMedia('(prefers-color-scheme: dark)')
  .addEventListener('change', () => applySettings(useSettings.getState()));

/** The chunks of the texts may need this one: it does not wait for them at its top. */
function show(): void {
  const place = document.getElementById('site');
  if (place === null) return;
  const root = createRoot(place);
  // In small steps: a slow phone answers in between.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}
void fetchWords(languageOf(useSettings.getState())).then(show);
keepOffline();
