// Live tracking under load, beside a bare `ws` relay in the same run: node --import tsx bench/tracking.mjs [--viewers 5000]
// [--riders 1000] [--seconds 20]. Needs a built server (node tools/build.mjs) and, for the load, a second core.
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../server/src/db/embedded/embedded-postgres.ts';
import { writeResults } from './results.ts';
import { openRoom, percentile, sleep } from './tracking-load.mjs';

const { values } = parseArgs({
  options: {
    viewers: { type: 'string', default: '5000' },
    riders: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
  },
});
const VIEWERS = Number(values.viewers);
const RIDERS = Number(values.riders);
const SECONDS = Number(values.seconds);
const SEND_EVERY_MS = 5_000;
const CROWD_ROOMS = 100;
const CROWD_SIZE = 50;
const BATCH = 8;
const ROUNDS = 5;
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const fromHere = (path) => fileURLToPath(new URL(path, import.meta.url));

const dataDir = await mkdtemp(join(tmpdir(), 'nearbite-bench-'));
await chmod(dataDir, 0o755);
const stops = [];
const database = await startEmbeddedPostgres({
  dataDir,
  durable: false,
  database: 'nearbite',
  log: () => undefined,
});
stops.push(() => database.stop());
try {
  const app = await startApp();
  const relay = await startRelay();
  const orders = await readOrders(RIDERS);
  await report(app, relay, orders);
} finally {
  for (const stop of stops.reverse()) await stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function report(app, relay, orders) {
  const warmUp = await openAll(app, orders.slice(0, 20), 100);
  await closeAll(warmUp);
  await sleep(1_000);

  const before = await memoryOf(app.pid);
  const rooms = await openAll(app, orders, VIEWERS);
  await sleep(2_000);
  const sockets = VIEWERS + RIDERS;
  const perSocket = ((await memoryOf(app.pid)) - before) / sockets;
  console.log(`sockets open: ${sockets}, memory per idle socket: ${(perSocket / 1024).toFixed(1)} kB`);

  const delays = await ride(rooms);
  const line = [50, 95, 99, 100].map((p) => `p${p} ${percentile(delays, p).toFixed(1)} ms`).join(', ');
  console.log(`riders: ${RIDERS} every 5 s for ${SECONDS} s, ${delays.length} deliveries: ${line}`);
  await closeAll(rooms);
  await sleep(1_000);

  // Who brings more messages to viewers? In turns, so that a busy machine hits both alike.
  const crowds = { relay: await openCrowd(relay, orders), app: await openCrowd(app, orders) };
  const rates = { app: [], relay: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [ofRelay, ofApp] = [await fanOut(relay, crowds.relay), await fanOut(app, crowds.app)];
    // The first round warms both up.
    if (round === 0) continue;
    rates.relay.push(ofRelay);
    rates.app.push(ofApp);
  }
  const middle = { app: median(rates.app), relay: median(rates.relay) };
  const ratio = middle.app / middle.relay;
  console.log(
    `fan-out per second of server CPU, median of ${ROUNDS}: app ${Math.round(middle.app)}, bare ws relay ${Math.round(middle.relay)}, ratio ${ratio.toFixed(2)}`,
  );
  await writeResults('tracking', { p99Ms: percentile(delays, 99), bytesPerSocket: perSocket, ratio });
}

function openAll(target, orders, viewers) {
  const perRoom = Math.floor(viewers / orders.length);
  return openInBatches(orders, (order, index) =>
    openRoom(target, order, perRoom + (index < viewers % orders.length ? 1 : 0), index),
  );
}

async function openInBatches(orders, open) {
  const rooms = [];
  for (let start = 0; start < orders.length; start += BATCH) {
    const batch = orders.slice(start, start + BATCH).map((order, offset) => open(order, start + offset));
    rooms.push(...(await Promise.all(batch)));
  }
  return rooms;
}

async function closeAll(rooms) {
  for (const room of rooms) room.close();
  await sleep(500);
}

/** Every rider sends every five seconds, spread evenly, as phones do that started at different times. */
async function ride(rooms) {
  const delays = [];
  const timers = rooms.map((room, index) => {
    room.onDelivery = (delay) => delays.push(delay);
    return setTimeout(
      () => {
        room.send();
        timers.push(setInterval(room.send, SEND_EVERY_MS));
      },
      (index / rooms.length) * SEND_EVERY_MS,
    );
  });
  await sleep(SECONDS * 1_000);
  for (const timer of timers) clearTimeout(timer);
  await sleep(500);
  return delays.sort((a, b) => a - b);
}

function openCrowd(target, orders) {
  return openInBatches(orders.slice(0, CROWD_ROOMS), (order, index) =>
    openRoom(target, order, CROWD_SIZE, index),
  );
}

/** Deliveries per second of CPU the server spent: what it costs, whoever else uses the machine. */
async function fanOut(target, rooms) {
  let delivered = 0;
  for (const room of rooms) {
    room.onDelivery = () => {
      delivered += 1;
    };
  }
  const cpuBefore = await cpuSecondsOf(target.pid);
  const until = Date.now() + 3_000;
  // One a second is what the server accepts per rider; more riders make more load.
  while (Date.now() < until) {
    for (const [index, room] of rooms.entries()) setTimeout(room.send, (index / rooms.length) * 1_000);
    await sleep(1_005);
  }
  await sleep(500);
  const cpu = (await cpuSecondsOf(target.pid)) - cpuBefore;
  return delivered / cpu;
}

async function startApp() {
  const port = await freePort();
  const child = start(fromHere('../dist/server/main.js'), {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: database.connectionString,
    DEMO: '1',
    RATE_LIMIT: 'off',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
  await said(child, 'is ready:');
  return { name: 'app', pid: child.pid, url: `ws://127.0.0.1:${port}`, http: `http://127.0.0.1:${port}` };
}

async function startRelay() {
  const port = await freePort();
  const child = start(fromHere('./bare-relay.mjs'), { PORT: String(port) });
  await said(child, 'listening');
  return { name: 'relay', pid: child.pid, url: `ws://127.0.0.1:${port}` };
}

function start(file, environment) {
  // The server on the first core, this load on whatever is left.
  const pinned =
    process.platform === 'linux'
      ? ['taskset', ['-c', '0', process.execPath, file]]
      : [process.execPath, [file]];
  const child = spawn(...pinned, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  stops.push(
    () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve();
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  );
  return child;
}

function said(child, words) {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes(words)) resolve();
    });
    child.once('exit', () => reject(new Error(`ended early:\n${output}`)));
  });
}

/** The demo world's own orders, handed over anew so that they can be followed. */
async function readOrders(count) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  try {
    const { rows } = await client.query(
      `with chosen as (select id from orders where fulfilment = 'delivery' order by id desc limit $1),
            fresh as (update order_parts set stage = 'on_the_way', order_status = 'fulfilled', fulfilled_at = now(),
                             delivered_at = null, cancelled_at = null, rider_id = null, rider_secret = null
                      where order_id in (select id from chosen))
       select oid, tracking_token as token from orders where id in (select id from chosen)`,
      [count],
    );
    if (rows.length < count) throw new Error(`only ${rows.length} orders in the demo world`);
    return rows;
  } finally {
    await client.end();
  }
}

async function memoryOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)[1]) * 1024;
}

async function cpuSecondsOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
