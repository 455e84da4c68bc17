import type { AdapterLog } from '../adapter-log.ts';
import { parseJson } from '../json-value.ts';
import type { MessageHandler } from './port.ts';

/** Each subscription is an entry of its own, so that one function may listen twice. */
export type Subscription = { readonly handler: MessageHandler };

/** Hands one message to each listener by itself; every listener gets a copy it may keep. */
export function deliver(
  subscriptions: Iterable<Subscription>,
  { topic, text, log }: { readonly topic: string; readonly text: string; readonly log: AdapterLog },
): void {
  for (const { handler } of [...subscriptions]) {
    void handle(handler, text).catch((error: unknown) =>
      log.error({ err: error, topic }, 'a listener on the bus failed'),
    );
  }
}

async function handle(handler: MessageHandler, text: string): Promise<void> {
  await handler(parseJson(text));
}
