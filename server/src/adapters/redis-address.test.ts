import { expect, test } from 'vitest';
import { readRedisAddress } from './redis-address.ts';

test('one Redis is an address', () => {
  expect(readRedisAddress('redis://localhost:6379')).toBe('redis://localhost:6379');
  expect(readRedisAddress('rediss://user:secret@redis.example:6380/2')).toBe(
    'rediss://user:secret@redis.example:6380/2',
  );
});

test('Sentinels are named with the group they watch', () => {
  expect(readRedisAddress('redis+sentinel://one.example,two.example:26380,[::1]:26381/nearbite')).toEqual({
    name: 'nearbite',
    db: 0,
    sentinels: [
      { host: 'one.example', port: 26_379 },
      { host: 'two.example', port: 26_380 },
      { host: '::1', port: 26_381 },
    ],
  });
  expect(
    readRedisAddress('rediss+sentinel://app:s%40cret@one.example/nearbite/3?sentinelPassword=other'),
  ).toEqual({
    name: 'nearbite',
    db: 3,
    sentinels: [{ host: 'one.example', port: 26_379 }],
    username: 'app',
    password: 's@cret',
    sentinelPassword: 'other',
    tls: {},
    enableTLSForSentinelMode: true,
  });
});

test('a cluster is known by some of its servers', () => {
  expect(readRedisAddress('redis+cluster://one.example,two.example:7001,[::1]:7002')).toEqual({
    nodes: [
      { host: 'one.example', port: 6_379 },
      { host: 'two.example', port: 7_001 },
      { host: '::1', port: 7_002 },
    ],
    node: {},
  });
  expect(readRedisAddress('rediss+cluster://app:s%40cret@one.example:6380/')).toEqual({
    nodes: [{ host: 'one.example', port: 6_380 }],
    node: { username: 'app', password: 's@cret', tls: {} },
  });
});

test.each([
  'redis+cluster://',
  'redis+cluster://one.example,',
  'redis+cluster://one.example/2',
  'localhost',
  'http://localhost',
  'redis+sentinel://one.example',
  'redis+sentinel://one example/group',
  'redis+sentinel:///group',
])('%s is no address', (url) => {
  expect(readRedisAddress(url)).toBeUndefined();
});
