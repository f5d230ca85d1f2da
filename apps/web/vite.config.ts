import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Writes the service worker with the list of everything that was built, so that the site works with no network. */
function offline(): Plugin {
  return {
    name: 'naos-offline',
    apply: 'build',
    generateBundle: {
      // Chunks that hold nothing but styles are thrown away late; a file that is not there would spoil the whole list.
      order: 'post',
      handler(_, bundle) {
        const files = Object.keys(bundle)
          .filter((file) => !file.endsWith('.map'))
          .map((file) => `/${file}`);
        const source = readFileSync(new URL('./src/offline/service-worker.js', import.meta.url), 'utf8');
        const plain = ['manifest.webmanifest', 'icon.svg', 'first-paint.js'];
        const contents = plain.map((file) => readFileSync(new URL(`./public/${file}`, import.meta.url), 'utf8'));
        const version = [...files.toSorted(), ...contents].join();
        this.emitFile({
          type: 'asset',
          fileName: 'service-worker.js',
          source: source
            .replace(
              '__FILES__',
              JSON.stringify([
                '/',
                ...plain.map((file) => `/${file}`),
                ...files.filter((file) => file !== '/index.html'),
              ]),
            )
            .replace('__VERSION__', JSON.stringify(hashOf(version))),
        });
      },
    },
  };
}

/** Lays a packed copy beside every built text, for the server to send: packing them for every visitor would cost it more. */
function packed(): Plugin {
  // One step below the most: a third of the time, and 2 % more bytes.
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - 1 } };
  let dist: string;
  return {
    name: 'naos-packed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      dist = resolve(root, build.outDir);
    },
    async closeBundle() {
      const files = await readdir(dist, { recursive: true });
      const pack = async (file: string): Promise<void> => {
        const text = await readFile(join(dist, file));
        // Browsers take Brotli over HTTPS alone.
        await writeFile(join(dist, `${file}.br`), await promisify(brotliCompress)(text, brotli));
        await writeFile(join(dist, `${file}.gz`), await promisify(gzip)(text, { level: 9 }));
      };
      await Promise.all(files.filter((file) => /[.](js|css|svg|json|webmanifest)$/.test(file)).map(pack));
    },
  };
}

/**
 * Names in the page what `first-paint.js` asks for at once, before any script has run: texts of the reader's language,
 * and a table's parts with those of its game. Not fonts: a slow line has more urgent things to carry, and there are
 * stand-ins as wide as they are.
 */
function early(): Plugin {
  const addresses = (files: readonly string[]): string => files.map((file) => `/${file}`).join(' ');
  return {
    name: 'naos-early',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const parts = Object.values(bundle).flatMap((file) => {
          const [, words] =
            (file.type === 'chunk' && /src[/]words[/](\w+[/]\w+)[.]ts$/.exec(file.facadeModuleId ?? '')) || [];
          const part = words ?? (file.type === 'chunk' && PARTS.test(file.name) ? file.name : undefined);
          if (file.type !== 'chunk' || part === undefined) return [];
          const styles = [...(file.viteMetadata?.importedCss ?? [])];
          return [{ name: `part ${part}`, content: addresses([file.fileName, ...styles]) }];
        });
        return parts.map((attrs) => ({ tag: 'meta', attrs, injectTo: 'head-prepend' }));
      },
    },
  };
}

/** The game whose folder a file lies in. */
const gameIn = (path: string): string => /[/]games[/]([^/]+)[/]/.exec(path)?.[1] ?? '';

/** Chunks that have a name of their own, for `early`. */
const PARTS = /^(table|small-board|LocalTable|OnlineTable|(?:play|say)-[\w-]+)$/;

/**
 * What goes into one file: a slow line pays for every request, and browsers ask for six at a time. Everything that every
 * page needs; everything that every table needs; a game's rules and board, and its texts.
 */
const GROUPS = [
  { name: 'first', tags: ['$initial' as const] },
  { name: 'small-board', test: /[/]src[/](table[/]SmallBoard|games[/]loaded-game|online[/]connection[/]game-view)[.]/ },
  {
    name: 'table',
    test: /[/]apps[/]web[/]src[/](table|advice|ending|bots|games)[/]|[/]shell[/](Gone|use-loaded)[.]|[/]packages[/](table-ui|engine|words)[/]src[/]/,
  },
  // Texts by themselves: a phone takes as long to read them as all the rest.
  { name: (id: string) => `say-${gameIn(id)}`, test: /[/]games[/][^/]+[/]texts[/]/ },
  { name: (id: string) => `play-${gameIn(id)}`, test: /[/]games[/][^/]+[/](rules|board)[/](?!sketch)/ },
];

/** The bots' worker needs rules and bots; boards, texts and lessons of the same modules are left out of it. */
function botsOnly(): Plugin {
  const left = '\0left-out';
  return {
    name: 'naos-bots-only',
    enforce: 'pre',
    resolveId(source, importer) {
      const ofGameModule = /[/](?:games|adding-a-game)[/][^/]+[/]index[.]ts$/.test(importer ?? '');
      return ofGameModule && /^[.][/](board[/]|texts[/]|tutorial[/]|puzzles[/]|statistics[.]ts)/.test(source)
        ? left
        : null;
    },
    load: (id) => (id === left ? 'export default null' : null),
  };
}

/** What only the command line opens is no part of the site: the pool that bots are measured by, and training. */
function withoutMeasuring(): Plugin {
  const left = '\0measuring';
  return {
    name: 'naos-without-measuring',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const ofShelf = /[/]games[/][^/]+[/]bot[/]index[.]ts$/.test(importer ?? '');
      return ofShelf && /^[.][/](pool|training|exploitability)[.]ts$/.test(source) ? left : null;
    },
    load: (id) => (id === left ? 'export {}' : null),
  };
}

/** A short fingerprint of a text (FNV-1a). */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Another list of games than the registry's, as the server takes it too; for trying one that is not in the house. */
const { NAOS_REGISTRY: registry } = process.env;
const alias = registry ? { '@naos/registry': resolve(registry) } : {};

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias },
  plugins: [react(), early(), withoutMeasuring(), offline(), packed()],
  worker: { format: 'es', plugins: () => [botsOnly(), withoutMeasuring()] },
  // Nothing is inlined: the server's security policy lets pages load files, not data addresses.
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // How long a busy machine takes is nothing that whoever types `npm start` can mend.
    rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { '/api': server, '/picture': server, '/ws': { target: server, ws: true } } },
});
