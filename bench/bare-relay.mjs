// The least a relay can do: no tokens, no checks, no bus. Everyone in a room gets what anyone in it sends.
import { WebSocketServer } from 'ws';

const rooms = new Map();
const server = new WebSocketServer({
  port: Number(process.env.PORT),
  host: '127.0.0.1',
  perMessageDeflate: false,
});

server.on('connection', (socket, request) => {
  const room = rooms.get(request.url) ?? new Set();
  rooms.set(request.url, room.add(socket));
  socket.on('message', (data) => {
    for (const peer of room) peer.send(data, { binary: false });
  });
  socket.on('close', () => room.delete(socket));
});
server.on('listening', () => console.log('listening'));
process.on('SIGTERM', () => process.exit(0));
