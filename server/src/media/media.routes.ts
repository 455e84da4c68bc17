import type { FastifyInstance } from 'fastify';
import type { Storage } from '../adapters/storage/port.ts';
export function registerMedia(_app: FastifyInstance, _s: Storage): void {}
