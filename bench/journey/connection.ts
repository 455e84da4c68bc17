import { connect, type Socket } from 'node:net';

export type RawResponse = {
  readonly status: number;
  readonly location: string | undefined;
  readonly body: string;
};

type Waiting = { readonly resolve: (response: RawResponse) => void; readonly reject: (error: Error) => void };

export type Connection = { ask(request: string): Promise<RawResponse>; close(): void };

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * One connection that is kept open. Written by hand: the load shares the machine with what it measures, and node's own
 * client takes as long for a request as a fast server does.
 */
export async function openConnection(port: number): Promise<Connection> {
  const socket = await opened(port);
  let received: Buffer = Buffer.alloc(0);
  let waiting: Waiting | undefined;

  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const response = readResponse(received);
    if (!response) return;
    received = Buffer.alloc(0);
    const { resolve } = waiting ?? {};
    waiting = undefined;
    resolve?.(response);
  });
  const fail = () => waiting?.reject(new Error('The connection was closed'));
  socket.on('error', fail).on('close', fail);

  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.setNoDelay(true).once('error', reject);
  });
}

/** Undefined until it has come whole. Every response of both servers says how long it is. */
function readResponse(received: Buffer): RawResponse | undefined {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd < 0) return undefined;
  const head = received.latin1Slice(0, headEnd);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`A response without its length:\n${head}`);
  const bodyStart = headEnd + HEAD_END.length;
  if (received.length < bodyStart + Number(length)) return undefined;
  const status = Number(head.slice(9, 12));
  return {
    status,
    location: /\r\nlocation: *([^\r]+)/i.exec(head)?.[1],
    // Only what the next request is made of is read.
    body: status === 201 ? received.utf8Slice(bodyStart) : '',
  };
}
