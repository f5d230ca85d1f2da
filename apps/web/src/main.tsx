import { StrictMode } from 'react';
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

await fetchWords(languageOf(useSettings.getState()));
const place = document.getElementById('site');
if (place !== null) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
keepOffline();
