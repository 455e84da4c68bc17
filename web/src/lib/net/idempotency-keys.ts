import { statusOf } from './call-error.ts';

/**
 * One submission has one Idempotency-Key and keeps it until there is a definite response, so that neither a second
 * click nor a retry after a lost response makes a second dish, order or account. Another body gets another key.
 */
type Submission = { readonly key: string; readonly openedAtMs: number };

/** By address, then by content. */
const open = new Map<string, Map<string, Submission>>();

/** Later than this, the same words are meant anew. */
const REUSE_MS = 30 * 60_000;

export function keyFor(address: string, body: unknown): string {
  const content = JSON.stringify(body, (_name, value: unknown) =>
    value instanceof Blob ? { blob: idOf(value) } : value,
  );
  const ofAddress = open.get(address) ?? new Map<string, Submission>();
  open.set(address, ofAddress);
  const earlier = ofAddress.get(content);
  if (earlier && Date.now() - earlier.openedAtMs < REUSE_MS) return earlier.key;
  const submission = { key: makeKey(), openedAtMs: Date.now() };
  ofAddress.set(content, submission);
  return submission.key;
}

/** With a definite response the page shows how things stand: what is sent from then on is meant anew. */
export function settle(address: string, error: unknown): void {
  if (error === undefined || isDefinite(error)) closeSubmissions(address);
}

export function closeSubmissions(address: string): void {
  open.delete(address);
}

/** These tell that nothing was done this time, not what became of an earlier try. */
const TELLING_NOTHING = new Set([401, 408, 429]);

/** Only a response of the server itself settles a submission; without one it may have been done. */
export function isDefinite(error: unknown): boolean {
  const status = statusOf(error);
  return typeof status === 'number' && status < 500 && !TELLING_NOTHING.has(status);
}

/** Made by hand because `randomUUID` is missing on plain http hosts. */
export const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const ids = new WeakMap<Blob, number>();
let lastId = 0;

/** The same file is the same object as long as it stays chosen. */
function idOf(blob: Blob): number {
  const id = ids.get(blob) ?? ++lastId;
  ids.set(blob, id);
  return id;
}
