import { readFileSync } from 'node:fs';
import { exactly, REFUSALS } from '@naos/protocol';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { RunningServer } from '../src/server.ts';
import { testServer } from './kit/server.ts';

const read = (name: string): string => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');

const Alerts = exactly({
  groups: Type.Array(
    exactly({
      name: Type.String(),
      rules: Type.Array(
        exactly({
          alert: Type.String({ pattern: '^Naos[A-Za-z]+$' }),
          expr: Type.String(),
          for: Type.Optional(Type.String({ pattern: '^\\d+[smh]$' })),
          labels: exactly({ severity: Type.Union([Type.Literal('warning'), Type.Literal('critical')]) }),
          annotations: exactly({ summary: Type.String(), description: Type.String() }),
        }),
        { minItems: 5 },
      ),
    }),
    { minItems: 1 },
  ),
});
const Source = exactly({ type: Type.Literal('prometheus'), uid: Type.String({ pattern: '^\\$\\{datasource\\}$' }) });
const Place = Type.Integer({ minimum: 0, maximum: 100 });
const Dashboard = Type.Object({
  title: Type.String(),
  uid: Type.String(),
  schemaVersion: Type.Integer(),
  panels: Type.Array(
    Type.Object({
      id: Type.Integer(),
      type: Type.Union([Type.Literal('timeseries'), Type.Literal('stat')]),
      title: Type.String(),
      datasource: Source,
      gridPos: exactly({ x: Place, y: Place, w: Place, h: Place }),
      targets: Type.Array(exactly({ refId: Type.String(), expr: Type.String(), legendFormat: Type.String() })),
    }),
    { minItems: 5 },
  ),
});
const alerts = Compile(Alerts).Parse(parse(read('prometheus/alerts.yaml')));
const dashboard = Compile(Dashboard).Parse(JSON.parse(read('grafana/naos.json')));
const asked = [
  ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...[...read('grafana/naos.json').matchAll(/label_values\([^)]*\)/g)].map(([text]) => text),
];

let server: RunningServer;
let figures: string;
beforeAll(async () => {
  server = await testServer();
  figures = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
});
afterAll(() => server.stop());

test('alerts and dashboard ask for figures that a node has, by the names of their kind', () => {
  const exposed = new Set(
    [...figures.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', kind]) =>
      kind === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
  for (const expr of asked) {
    const names = [...expr.matchAll(/\b(?:naos|nodejs|process)_\w+|\bup(?=\{)/g)].map(([name]) => name);
    expect(names, expr).not.toEqual([]);
    for (const name of names) if (name !== 'up') expect(exposed, expr).toContain(name);
  }
});

test('they ask for refusals that there are, and a counter stands at 0 before its first: else no increase is seen', () => {
  const codes = asked.flatMap((expr) => [...expr.matchAll(/code="([^"]*)"/g)].map(([, code]) => code));
  expect(new Set(codes)).toEqual(new Set(['not stored', 'broken table', 'faulty move']));
  for (const code of codes) expect(REFUSALS).toContain(code);
  for (const code of REFUSALS) expect(figures).toContain(`naos_refusals_total{code="${code}"} 0`);
});

test('brackets of every question close, and panels do not lie on each other', () => {
  for (const expr of asked) {
    for (const [open = '', close = ''] of ['()', '{}', '[]']) {
      expect(expr.split(open).length, expr).toBe(expr.split(close).length);
    }
  }
  const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, i) => `${x + (i % w)} ${y + Math.floor(i / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
});

test('every figure of ours is on the dashboard', () => {
  const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join(' ');
  for (const [, name = ''] of figures.matchAll(/^# TYPE (naos_\S+)/gm)) expect(shown).toContain(name);
});

test('Prometheus reads the alerts that lie beside its settings', () => {
  const settings: { rule_files: string[]; scrape_configs: { job_name: string }[] } = parse(
    read('prometheus/prometheus.yaml'),
  );
  for (const file of settings.rule_files) expect(read(`prometheus/${file}`)).toContain('groups:');
  expect(settings.scrape_configs.map(({ job_name }) => job_name)).toEqual(['naos']);
});
