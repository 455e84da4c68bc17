import type { IncomingHttpHeaders, OutgoingHttpHeader, ServerResponse } from 'node:http';
import type { IsCurrent } from '../../routing/raw-json.ts';
import { type Encoding, pack, packable } from '../pages/packed-text.ts';
import { knows } from './revalidation.ts';

type Headers = Readonly<Record<string, OutgoingHttpHeader | undefined>>;

/** One way to send it, with all that goes out but the request's id. */
type Form = {
  readonly status: 200 | 304;
  /** Names and values by turns, which is what costs node least to write. */
  readonly headers: readonly OutgoingHttpHeader[];
  readonly body?: string | Buffer;
};

export type CachedResponse = {
  readonly isCurrent: IsCurrent;
  readonly text: string;
  /** As the log and the metrics name what was asked for; none for pages. */
  readonly route: string | undefined;
  readonly size: number;
  readonly etag: string;
  /** What each visitor can get; compressed ones are made at the first request for them. */
  readonly forms: { readonly plain: Form; readonly unchanged: Form } & Partial<Record<Encoding, Form>>;
  readonly packing: Partial<Record<Encoding, Promise<Form>>>;
};

/** Short ones go out together with their headers, which is faster with text. */
const LONG = 16 * 1_024;

/** Other headers would take the place of those of the copy that the visitor has. */
const SENT_WITH_304 = [
  'etag',
  'cache-control',
  'vary',
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
];

const flat = (headers: Headers): OutgoingHttpHeader[] =>
  Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, value]));

/** What was sent, ready to be sent again. */
export function createCachedResponse(
  { text, isCurrent, route }: Pick<CachedResponse, 'text' | 'isCurrent' | 'route'>,
  sent: Headers,
): CachedResponse {
  const { 'x-request-id': _id, 'content-encoding': _encoding, ...ofText } = sent;
  const length = Buffer.byteLength(text);
  const headers: Headers = { ...ofText, vary: 'accept-encoding', 'content-length': length };
  // A long text is written down as bytes once and not for every visitor.
  const body = length < LONG ? text : Buffer.from(text);
  const unchanged = Object.fromEntries(SENT_WITH_304.map((name) => [name, headers[name]]));
  return {
    isCurrent,
    text,
    route,
    size: text.length + (typeof body === 'string' ? 0 : body.length),
    etag: String(headers.etag),
    forms: {
      plain: { status: 200, headers: flat(headers), body },
      unchanged: { status: 304, headers: flat(unchanged) },
    },
    packing: {},
  };
}

const encodingOf = ({ text }: CachedResponse, headers: IncomingHttpHeaders) => packable(text, { headers });

/** What this visitor gets, unless it has to be compressed first. */
export function readyForm(response: CachedResponse, headers: IncomingHttpHeaders): Form | undefined {
  if (headers['if-none-match'] !== undefined && knows({ headers }, response.etag))
    return response.forms.unchanged;
  return response.forms[encodingOf(response, headers) ?? 'plain'];
}

/** The same, compressed if need be. */
export function makeForm(response: CachedResponse, headers: IncomingHttpHeaders): Promise<Form> {
  const encoding = encodingOf(response, headers);
  if (!encoding) return Promise.resolve(response.forms.plain);
  response.packing[encoding] ??= packed(response, encoding);
  return response.packing[encoding];
}

async function packed({ text, forms }: CachedResponse, encoding: Encoding): Promise<Form> {
  const body = await pack(encoding, text);
  const { headers } = forms.plain;
  const form: Form = {
    status: 200,
    headers: [
      ...headers.toSpliced(headers.indexOf('content-length'), 2),
      ...['content-encoding', encoding, 'content-length', body.length],
    ],
    body,
  };
  forms[encoding] = form;
  return form;
}

export function writeForm(raw: ServerResponse, { status, headers, body }: Form, id: string): void {
  raw.writeHead(status, [...headers, 'x-request-id', id]).end(body);
}
