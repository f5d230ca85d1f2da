import { AggregatorRegistry, type Registry } from 'prom-client';
import { hearPrimary, sayToPrimary } from './writer-link.ts';

/** The figures of all cores together: whichever is asked has them gathered by the process that started them all. */
export function figuresOfAllCores(own: Registry): () => Promise<string> {
  AggregatorRegistry.setRegistries(own);
  // Once there is one, this core answers when it is asked for its own.
  new AggregatorRegistry();
  const asked = new Map<number, (figures: string | null) => void>();
  let questions = 0;
  hearPrimary((message) => {
    if (!('figures' in message)) return;
    asked.get(message.figuresFor)?.(message.figures);
    asked.delete(message.figuresFor);
  });
  return async () => {
    const figuresFor = ++questions;
    const figures = await new Promise<string | null>((done) => {
      asked.set(figuresFor, done);
      sayToPrimary({ figuresFor });
    });
    // A core that hangs, or ends just now, keeps nobody from seeing the others'.
    return figures ?? own.metrics();
  };
}
