import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { LIMITS } from '@naos/protocol';
import Fastify from 'fastify';
import { healthRoutes } from './http/health.ts';
import { secureHeaders } from './http/security.ts';
import { serveSite } from './http/site.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';

/** The server without its port: everything that answers. */
export async function buildApp(settings: Settings, store: Store) {
  const app = Fastify({
    bodyLimit: LIMITS.body,
    trustProxy: (_address, hop) => hop < settings.proxies,
    logger: { level: settings.logLevel },
  }).withTypeProvider<TypeBoxTypeProvider>();
  await secureHeaders(app, settings.publicUrl?.protocol === 'https:');
  healthRoutes(app, async () => {
    await store.house.lastAlive();
    return true;
  });
  if (settings.site !== null) await serveSite(app, settings.site);
  return app;
}
