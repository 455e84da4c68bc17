import type { EventKind, EventPayload } from '@nearbite/contract/live/events';
import type { JsonValue } from '../adapters/json-value.ts';
import type { Services } from '../services.ts';

/** Tells every instance what has just been committed. Never fails the change it reports. */
export function publish<E extends EventKind>(
  { bus }: Pick<Services, 'bus'>,
  event: E,
  payload: EventPayload<E>,
): Promise<void> {
  // Payloads of events are plain JSON, as their schemas say.
  return bus.publish(event.topic, payload as JsonValue);
}
