// Sets theme and language before the first paint and asks for that language's fonts, so that nothing flashes or jumps.
// The settings store does the rest.
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
  const fonts = document.querySelector('meta[name="fonts"]')?.content.split(' ') ?? [];
  for (const href of fonts.filter((file) => root.lang === 'ru' || !file.includes('cyrillic'))) {
    const early = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href };
    document.head.append(Object.assign(document.createElement('link'), early));
  }
})();
