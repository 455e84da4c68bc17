import type { Readable } from 'node:stream';

export type StoredObject = {
  /** Must be read to its end or destroyed. */
  readonly stream: Readable;
  readonly size: number;
  readonly contentType: string;
};

/** The store does not answer, or says itself that it cannot just now: the call may be repeated later. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}

/**
 * Keeps uploaded files under keys of our own making. Objects never change once they are there, so readers may
 * cache them for ever. A key has small letters, digits, `.`, `_` and `-` only and ends in the extension of its
 * content type.
 */
export type Storage = {
  /** Resolves once the object is durable; a reader sees all of it or nothing. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  open(key: string): Promise<StoredObject | undefined>;
  /** Keys that are not there count as deleted. */
  delete(keys: readonly string[]): Promise<void>;
};
