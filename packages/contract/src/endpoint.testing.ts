import type { Endpoint } from './endpoint.ts';

/** Whether something that a module of the contract exports is an endpoint. */
export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'access' in value;
