import type { BaseLogger } from 'pino';

/** All an adapter may say: trouble it got over, and trouble it could not. */
export type AdapterLog = Pick<BaseLogger, 'warn' | 'error'>;
