import { vi } from 'vitest';
import { findBreachOfBody, findCalled, noteBreach } from './contract-check.ts';

/** `pending`: sent, and no response comes. */
type FakeResponse = { status: number; text: string } | 'error' | 'timeout' | 'pending';
type Sent = {
  method: string;
  path: string;
  bearer: string | undefined;
  idempotencyKey: string | undefined;
  body: FormData;
};

/** The browser's own sender, of which jsdom cannot read a form: responds in turn, as the contract allows, and tells half-way progress. */
export function fakeSender(...responses: FakeResponse[]): Sent[] {
  const sent: Sent[] = [];
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    timeout = 0;
    #line = { method: '', path: '' };
    readonly #headers = new Headers();
    open(method: string, url: URL) {
      this.#line = { method, path: url.pathname };
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    abort() {
      this.dispatchEvent(new Event('abort'));
    }
    send(body: FormData) {
      sent.push({
        ...this.#line,
        bearer: this.#headers.get('authorization')?.replace('Bearer ', ''),
        idempotencyKey: this.#headers.get('idempotency-key') ?? undefined,
        body,
      });
      const response = responses.shift() ?? 'error';
      const endpoint = findCalled(`${this.#line.method} ${this.#line.path}`);
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 5, total: 10 }));
      if (response === 'pending') return;
      if (typeof response === 'string') return this.dispatchEvent(new Event(response));
      const isJson = response.text.startsWith('{');
      const breach =
        endpoint && isJson && findBreachOfBody(endpoint, response.status, JSON.parse(response.text));
      if (breach) noteBreach(breach);
      this.status = response.status;
      this.responseText = response.text;
      return this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}
