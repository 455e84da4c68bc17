const SENTINEL_PORT = 26_379;
const SENTINEL = /^(rediss?)\+sentinel:\/\/(?:([^/?#]*)@)?([^/?#@]+)\/([\w.-]+)(?:\/(\d{1,2}))?(?:\?(.*))?$/;

/** As the client takes it. */
type SentinelAddress = {
  readonly name: string;
  readonly db: number;
  readonly sentinels: { host: string; port: number }[];
  readonly username?: string;
  readonly password?: string;
  readonly sentinelPassword?: string;
  readonly tls?: object;
  readonly enableTLSForSentinelMode?: boolean;
};

/**
 * One Redis (`redis://host:6379`), or the Sentinels that know which Redis is the master of a group:
 * `redis+sentinel://user:password@host1:26379,host2:26379/group/0?sentinelPassword=…`. Undefined for anything else.
 */
export function readRedisAddress(url: string): string | SentinelAddress | undefined {
  const found = SENTINEL.exec(url);
  if (!found) return isSingle(url) ? url : undefined;
  const [, scheme, credentials, hosts = '', name = '', db = '0', query] = found;
  const sentinels = hosts.split(',').map(readHost);
  if (sentinels.includes(undefined)) return undefined;
  const [username = '', ...password] = (credentials ?? '').split(':').map(decodeURIComponent);
  const sentinelPassword = new URLSearchParams(query).get('sentinelPassword');
  return {
    name,
    db: Number(db),
    sentinels: sentinels.filter((sentinel) => sentinel !== undefined),
    ...(username && { username }),
    ...(password.length > 0 && { password: password.join(':') }),
    ...(sentinelPassword && { sentinelPassword }),
    ...(scheme === 'rediss' && { tls: {}, enableTLSForSentinelMode: true }),
  };
}

const isSingle = (url: string) => /^rediss?:\/\/./.test(url) && URL.canParse(url);

function readHost(text: string): { host: string; port: number } | undefined {
  const [, host, port] = /^(\[[\da-f:]+\]|[\w.-]+)(?::(\d{1,5}))?$/i.exec(text) ?? [];
  return host === undefined
    ? undefined
    : { host: host.replace(/^\[|\]$/g, ''), port: Number(port ?? SENTINEL_PORT) };
}
