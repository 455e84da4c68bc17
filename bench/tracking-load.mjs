import { WebSocket } from 'ws';

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export const percentile = (sorted, p) =>
  sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * p) / 100))] ?? Number.NaN;

/**
 * One rider and their viewers. Sent and received in one process, so that one clock measures both; the latitude
 * numbers the message, because the server passes nothing else on.
 */
export async function openRoom(target, { oid, token }, viewers, index) {
  const url = `${target.url}/ws/tracking/${oid}/${token}/`;
  // Addresses of our own spread the connections, as in life.
  const options = { perMessageDeflate: false, localAddress: `127.0.${1 + (index % 200)}.1` };
  const room = { onDelivery: () => {}, send: () => {}, close: () => {} };
  const sentAt = new Map();
  let number = 0;

  const connect = () =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(url, options);
      socket.once('open', () => resolve(socket));
      socket.once('error', reject);
    });
  /** A server that says it is busy is asked again, as browsers do. */
  const open = async (triesLeft = 40) => {
    try {
      return await connect();
    } catch (error) {
      if (triesLeft === 0) throw error;
      await sleep(500);
      return open(triesLeft - 1);
    }
  };
  const [rider, ...watching] = await Promise.all(Array.from({ length: viewers + 1 }, () => open()));
  for (const socket of watching) {
    socket.on('message', (data) => {
      const { latitude } = JSON.parse(String(data));
      const at = sentAt.get(latitude);
      if (at !== undefined) room.onDelivery(performance.now() - at);
    });
  }
  room.send = () => {
    number += 1;
    const latitude = (number % 80_000) / 1000;
    sentAt.set(latitude, performance.now());
    sentAt.delete((number - 20) / 1000);
    rider.send(JSON.stringify({ latitude, longitude: 74.3587, accuracy: 8 }));
  };
  room.close = () => {
    for (const socket of [rider, ...watching]) socket.terminate();
  };
  return room;
}
