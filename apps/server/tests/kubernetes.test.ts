import { readdirSync, readFileSync } from 'node:fs';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { Metrics } from '../src/metrics.ts';
import { readSettings } from '../src/settings.ts';
import {
  Autoscaler,
  AutoscalerPatch,
  ConfigMap,
  Deployment,
  DisruptionBudget,
  Kustomization,
  Service,
} from './kit/kubernetes.ts';
import { must } from './kit/must.ts';

const ROOT = new URL('../../../', import.meta.url);
const FOLDER = new URL('deploy/kubernetes/', ROOT);
const read = (name: string): string => readFileSync(new URL(name, ROOT), 'utf8');

/** A manifest that fits its schema; otherwise the first thing that is wrong with it, by its place. */
function manifest<T extends TSchema>(schema: T, name: string): Static<T> {
  const value: unknown = parse(readFileSync(new URL(name, FOLDER), 'utf8'));
  const check = Compile(schema);
  const [wrong] = check.Errors(value);
  expect(wrong === undefined ? 'fits' : `${name}${wrong.instancePath} ${wrong.message}`).toBe('fits');
  return check.Parse(value);
}

const kustomization = manifest(Kustomization, 'kustomization.yaml');
const settings = manifest(ConfigMap, 'settings.yaml');
const deployment = manifest(Deployment, 'deployment.yaml');
const service = manifest(Service, 'service.yaml');
const budget = manifest(DisruptionBudget, 'disruption.yaml');
const autoscaler = manifest(Autoscaler, 'autoscaler.yaml');
const bySockets = manifest(AutoscalerPatch, 'by-sockets/autoscaler.yaml');
const pod = deployment.spec.template.spec;
const container = must(pod.containers[0]);

test('a slip of the pen in a manifest is found', () => {
  expect(Compile(Deployment).Check({ ...deployment, spec: { ...deployment.spec, minReadySecond: 3 } })).toBe(false);
});

test('every manifest is applied, and the image is of this version', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml');
  expect([...kustomization.resources].sort()).toEqual(files.sort());
  const { version }: { version: string } = JSON.parse(read('package.json'));
  expect(kustomization.images?.map(({ name, newTag }) => [name, newTag])).toEqual([[container.image, version]]);
  const more = manifest(Kustomization, 'by-sockets/kustomization.yaml');
  expect([more.resources, more.patches]).toEqual([['..'], [{ path: 'autoscaler.yaml' }]]);
});

test('everything means the same pods', () => {
  const { labels } = deployment.spec.template.metadata;
  const selectors = [
    deployment.spec.selector.matchLabels,
    service.spec.selector,
    budget.spec.selector.matchLabels,
    ...pod.topologySpreadConstraints.map(({ labelSelector }) => labelSelector.matchLabels),
  ];
  for (const selector of selectors) expect(selector).toEqual(labels);
  expect(autoscaler.spec.scaleTargetRef.name).toBe(deployment.metadata.name);
  expect(bySockets.metadata.name).toBe(autoscaler.metadata.name);
  expect(container.envFrom).toEqual([{ configMapRef: { name: settings.metadata.name } }]);
  expect(pod.volumes.map(({ name }) => name)).toEqual(container.volumeMounts.map(({ name }) => name));
});

test('settings are such that the server understands, and secrets are in none of the files', () => {
  const words = new Set(read('apps/server/src/settings.ts').split(/\W+/));
  const secret = container.env.map(({ name }) => name);
  for (const name of [...Object.keys(settings.data), ...secret]) expect(words).toContain(name);
  for (const name of ['DATABASE_URL', 'NATS_URL', 'NAOS_ADMIN_TOKEN']) expect(settings.data).not.toHaveProperty(name);
  expect(readSettings(settings.data).proxies).toBe(1);
  expect(secret).toContain('DATABASE_URL');
});

test('the node is asked where it listens, by routes that it has', () => {
  const routes = read('apps/server/src/http/health.ts');
  const { startupProbe, livenessProbe, readinessProbe } = container;
  const { annotations } = deployment.spec.template.metadata;
  const paths = [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet.path);
  // A database that is away must not restart the nodes: only readiness asks for it.
  expect(paths).toEqual(['/healthz', '/healthz', '/readyz']);
  for (const path of [...paths, annotations['prometheus.io/path']])
    expect(routes).toMatch(new RegExp(`app\\.get(<.*>)?\\('${path}'`));
  const [port] = container.ports;
  expect(read('Containerfile')).toContain(`EXPOSE ${port?.containerPort}`);
  expect(annotations['prometheus.io/port']).toBe(String(port?.containerPort));
  const asked = [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet.port);
  for (const name of [...asked, ...service.spec.ports.map(({ targetPort }) => targetPort)])
    expect(name).toBe(port?.name);
});

test('an update takes no node away before the next is ready, and leaves each the time to close', () => {
  expect(deployment.spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
  const [program, seconds] = container.lifecycle.preStop.exec.command;
  expect(program).toBe('sleep');
  // operations.test.ts holds the server to ten seconds.
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(seconds) + 10);
  expect(autoscaler.spec.minReplicas).toBeGreaterThan(budget.spec.maxUnavailable);
  expect(autoscaler.spec.maxReplicas).toBeGreaterThan(autoscaler.spec.minReplicas);
});

test('the autoscaler looks at figures that are measured', () => {
  const health = read('apps/server/src/http/health.ts');
  const known = new Metrics().registry.getMetricsAsArray().map(({ name }) => name);
  for (const metric of [...autoscaler.spec.metrics, ...bySockets.spec.metrics]) {
    if (metric.type === 'Resource') expect(container.resources.requests).toHaveProperty(metric.resource.name);
    else expect(known.includes(metric.pods.metric.name) || health.includes(`'${metric.pods.metric.name}'`)).toBe(true);
  }
  expect(readFileSync(new URL('by-sockets/adapter-rule.yaml', FOLDER), 'utf8')).toContain('naos_sockets');
});
