import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { portOf } from '../../lib/ports.ts';

export type ReceivedMail = {
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly envelopeTo: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type SmtpInbox = { readonly url: string; readonly mails: ReceivedMail[]; close(): Promise<void> };

/** A real SMTP server on loopback that wants a login and refuses one recipient. */
export async function startSmtpInbox(port = 0): Promise<SmtpInbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth({ username, password }, _session, callback) {
      if (username === 'nearbite' && password === 'p@ss') callback(null, { user: username });
      else callback(new Error('Wrong login'));
    },
    onRcptTo({ address }, _session, callback) {
      callback(address.startsWith('nobody@') ? new Error('No such mailbox') : undefined);
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
        mails.push(readMail(Buffer.concat(chunks).toString('latin1'), envelopeTo));
        callback();
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://nearbite:p%40ss@127.0.0.1:${portOf(server.server)}`,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function readMail(raw: string, envelopeTo: readonly string[]): ReceivedMail {
  const { headers, body } = readPart(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary === undefined ? [] : body.split(`--${boundary}`).slice(1, -1).map(readPart);
  const partOf = (type: string) => parts.find((part) => part.headers['content-type']?.startsWith(type));
  return {
    messageId: headers['message-id'] ?? '',
    from: headers.from ?? '',
    to: headers.to ?? '',
    envelopeTo,
    subject: decodeWords(headers.subject ?? ''),
    text: contentOf(partOf('text/plain')),
    html: contentOf(partOf('text/html')),
  };
}

type Part = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

function readPart(raw: string): Part {
  const [head = '', ...rest] = raw.replace(/^\r\n/, '').split('\r\n\r\n');
  const headers = head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]);
  return { headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') };
}

/** Lines end in CRLF on the wire and in LF everywhere else. */
function contentOf(part: Part | undefined): string {
  if (part === undefined) return '';
  const body = part.body.replace(/\r\n$/, '');
  const encoding = part.headers['content-transfer-encoding'];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8').replaceAll('\r\n', '\n');
  const text = encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\r\n/g, '')) : body;
  return text.replaceAll('\r\n', '\n');
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const decodeWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuoted(word.replaceAll('_', ' ')),
    );
