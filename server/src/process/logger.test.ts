import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

function recordLines() {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return { lines, log: createLogger('info', sink) };
}

test('an error names what happened in one short line, without the client it carries', () => {
  const { lines, log } = recordLines();
  const client = { connectionParameters: { password: 'hunter2' }, connection: { big: 'x'.repeat(5_000) } };
  const error = Object.assign(new Error('terminating connection due to administrator command'), {
    code: '57P01',
    client,
    config: { headers: { authorization: 'Bearer sk_live_123' } },
    parameters: ['amina@example.com'],
  });
  log.warn({ err: error, step: 'the bus' }, 'a database connection was lost');
  const [line = ''] = lines;
  expect(line).not.toContain('hunter2');
  expect(line).not.toContain('sk_live_123');
  expect(line).not.toContain('amina@example.com');
  expect(line.length).toBeLessThan(2_000);
  expect(JSON.parse(line)).toMatchObject({
    step: 'the bus',
    err: { type: 'Error', code: '57P01', message: 'terminating connection due to administrator command' },
    msg: 'a database connection was lost',
  });
});

test('an error inside an error and something thrown that is no error are named too', () => {
  const { lines, log } = recordLines();
  log.error({ err: new Error('could not send', { cause: new Error('connection refused') }) });
  log.error({ err: { key: 'sk_live_123' } });
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
    message: 'could not send',
    cause: 'Error: connection refused',
  });
  expect(lines[1]).not.toContain('sk_live_123');
});
