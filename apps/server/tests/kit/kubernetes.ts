import { exactly } from '@naos/protocol';
import { Type } from 'typebox';

/**
 * The part of Kubernetes that our manifests use, after its API reference (apps/v1, v1, policy/v1, autoscaling/v2). A field
 * that is not here is a slip of the pen or one that was not looked up: Kubernetes would leave it out without a word.
 */
const Name = Type.String({ pattern: '^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$' });
const Texts = Type.Record(Type.String(), Type.String());
const Count = Type.Integer({ minimum: 0 });
const Port = Type.Integer({ minimum: 1, maximum: 65_535 });
const Selector = exactly({ matchLabels: Texts });
const metadata = exactly({ name: Name, labels: Type.Optional(Texts) });
const Amount = Type.String({ pattern: '^\\d+(m|Mi|Gi)?$' });
const Amounts = exactly({ cpu: Type.Optional(Amount), memory: Type.Optional(Amount) });

const Probe = exactly({
  httpGet: exactly({ path: Type.String({ pattern: '^/' }), port: Type.Union([Name, Port]) }),
  periodSeconds: Type.Optional(Count),
  timeoutSeconds: Type.Optional(Count),
  failureThreshold: Type.Optional(Count),
});

const Container = exactly({
  name: Name,
  image: Type.String(),
  ports: Type.Array(exactly({ name: Name, containerPort: Port })),
  envFrom: Type.Array(exactly({ configMapRef: exactly({ name: Name }) })),
  env: Type.Array(
    exactly({
      name: Type.String({ pattern: '^[A-Z_]+$' }),
      valueFrom: exactly({
        secretKeyRef: exactly({ name: Name, key: Type.String(), optional: Type.Optional(Type.Boolean()) }),
      }),
    }),
  ),
  lifecycle: exactly({ preStop: exactly({ exec: exactly({ command: Type.Array(Type.String()) }) }) }),
  startupProbe: Probe,
  livenessProbe: Probe,
  readinessProbe: Probe,
  resources: exactly({ requests: Amounts, limits: Amounts }),
  securityContext: exactly({
    allowPrivilegeEscalation: Type.Literal(false),
    readOnlyRootFilesystem: Type.Literal(true),
    capabilities: exactly({ drop: Type.Array(Type.Literal('ALL'), { minItems: 1 }) }),
  }),
  volumeMounts: Type.Array(exactly({ name: Name, mountPath: Type.String({ pattern: '^/' }) })),
});

const Pod = exactly({
  automountServiceAccountToken: Type.Boolean(),
  terminationGracePeriodSeconds: Count,
  topologySpreadConstraints: Type.Array(
    exactly({
      maxSkew: Type.Integer({ minimum: 1 }),
      topologyKey: Type.String(),
      whenUnsatisfiable: Type.Union([Type.Literal('ScheduleAnyway'), Type.Literal('DoNotSchedule')]),
      labelSelector: Selector,
    }),
  ),
  securityContext: exactly({
    runAsNonRoot: Type.Literal(true),
    runAsUser: Type.Integer({ minimum: 1 }),
    runAsGroup: Type.Integer({ minimum: 1 }),
    seccompProfile: exactly({ type: Type.Literal('RuntimeDefault') }),
  }),
  containers: Type.Array(Container, { minItems: 1, maxItems: 1 }),
  volumes: Type.Array(exactly({ name: Name, emptyDir: exactly({}) })),
});

export const Deployment = exactly({
  apiVersion: Type.Literal('apps/v1'),
  kind: Type.Literal('Deployment'),
  metadata,
  spec: exactly({
    revisionHistoryLimit: Count,
    minReadySeconds: Count,
    strategy: exactly({
      type: Type.Literal('RollingUpdate'),
      rollingUpdate: exactly({ maxUnavailable: Count, maxSurge: Count }),
    }),
    selector: Selector,
    template: exactly({ metadata: exactly({ labels: Texts, annotations: Texts }), spec: Pod }),
  }),
});

export const Service = exactly({
  apiVersion: Type.Literal('v1'),
  kind: Type.Literal('Service'),
  metadata,
  spec: exactly({ selector: Texts, ports: Type.Array(exactly({ name: Name, port: Port, targetPort: Name })) }),
});

export const ConfigMap = exactly({
  apiVersion: Type.Literal('v1'),
  kind: Type.Literal('ConfigMap'),
  metadata,
  data: Texts,
});

export const DisruptionBudget = exactly({
  apiVersion: Type.Literal('policy/v1'),
  kind: Type.Literal('PodDisruptionBudget'),
  metadata,
  spec: exactly({ maxUnavailable: Type.Integer({ minimum: 1 }), selector: Selector }),
});

const Metric = Type.Union([
  exactly({
    type: Type.Literal('Resource'),
    resource: exactly({
      name: Type.Union([Type.Literal('cpu'), Type.Literal('memory')]),
      target: exactly({ type: Type.Literal('Utilization'), averageUtilization: Type.Integer({ minimum: 1 }) }),
    }),
  }),
  exactly({
    type: Type.Literal('Pods'),
    pods: exactly({
      metric: exactly({ name: Type.String() }),
      target: exactly({ type: Type.Literal('AverageValue'), averageValue: Amount }),
    }),
  }),
]);
const autoscaler = {
  apiVersion: Type.Literal('autoscaling/v2'),
  kind: Type.Literal('HorizontalPodAutoscaler'),
  metadata,
};
const metrics = Type.Array(Metric, { minItems: 1 });

export const Autoscaler = exactly({
  ...autoscaler,
  spec: exactly({
    scaleTargetRef: exactly({ apiVersion: Type.Literal('apps/v1'), kind: Type.Literal('Deployment'), name: Name }),
    minReplicas: Type.Integer({ minimum: 1 }),
    maxReplicas: Type.Integer({ minimum: 1 }),
    metrics,
    behavior: exactly({
      scaleDown: exactly({
        stabilizationWindowSeconds: Type.Integer({ minimum: 0, maximum: 3600 }),
        policies: Type.Array(
          exactly({
            type: Type.Union([Type.Literal('Pods'), Type.Literal('Percent')]),
            value: Type.Integer({ minimum: 1 }),
            periodSeconds: Type.Integer({ minimum: 1, maximum: 1800 }),
          }),
        ),
      }),
    }),
  }),
});
export const AutoscalerPatch = exactly({ ...autoscaler, spec: exactly({ metrics }) });

export const Kustomization = exactly({
  apiVersion: Type.Literal('kustomize.config.k8s.io/v1beta1'),
  kind: Type.Literal('Kustomization'),
  resources: Type.Array(Type.String()),
  images: Type.Optional(Type.Array(exactly({ name: Type.String(), newName: Type.String(), newTag: Type.String() }))),
  patches: Type.Optional(Type.Array(exactly({ path: Type.String() }))),
});
