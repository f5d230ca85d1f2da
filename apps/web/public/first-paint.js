// Sets theme and language before the first paint, so that nothing flashes, and asks at once for what the page will need.
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
  const named = (name) => document.querySelector(`meta[name="${name}"]`)?.content;
  const ask = (href, how) => {
    const early = { rel: 'preload', crossOrigin: '', ...how, href };
    document.head.append(Object.assign(document.createElement('link'), early));
  };
  // What a table is made of comes together, not one after the other as each names the next.
  const [, where, id] = location.pathname.split('/');
  const gameHere = () => {
    try {
      return JSON.parse(localStorage.getItem(`naos.table.${id}`) ?? '{}').game;
    } catch {
      return undefined;
    }
  };
  const parts = [`${root.lang}/first`];
  const table = (page, game) =>
    parts.push(page, 'table', 'small-board', `${root.lang}/rest`, `play-${game}`, `say-${game}`);
  if (where === 'play') table('LocalTable', gameHere());
  if (where === 't') table('OnlineTable', named('game'));
  for (const file of parts.flatMap((part) => named(`part ${part}`)?.split(' ') ?? [])) {
    ask(file, file.endsWith('.css') ? { as: 'style' } : { rel: 'modulepreload' });
  }
})();
