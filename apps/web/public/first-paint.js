// Sets theme and language before the first paint, so that nothing flashes. The settings store does the rest.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('naos.settings') ?? '{}').state ?? {};
  } catch {
    kept = {};
  }
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = kept.theme === 'papyrus' || kept.theme === 'night' ? kept.theme : dark ? 'night' : 'papyrus';
  root.dataset.theme = theme;
  root.lang =
    kept.language === 'en' || kept.language === 'ru' ? kept.language : /^ru\b/.test(navigator.language) ? 'ru' : 'en';
})();
