const SENTINEL_PORT = 26_379;
const CLUSTER_PORT = 6_379;
const SENTINEL = /^(rediss?)\+sentinel:\/\/(?:([^/?#]*)@)?([^/?#@]+)\/([\w.-]+)(?:\/(\d{1,2}))?(?:\?(.*))?$/;

const CLUSTER = /^(rediss?)\+cluster:\/\/(?:([^/?#]*)@)?([^/?#@]+)\/?$/;

type Host = { host: string; port: number };
type Credentials = { readonly username?: string; readonly password?: string };

/** As the client takes it. */
type SentinelAddress = Credentials & {
  readonly name: string;
  readonly db: number;
  readonly sentinels: Host[];
  readonly sentinelPassword?: string;
  readonly tls?: object;
  readonly enableTLSForSentinelMode?: boolean;
};

type ClusterAddress = {
  /** Some of its servers; they name the others. */
  readonly nodes: Host[];
  readonly node: Credentials & { readonly tls?: object };
};

/**
 * One Redis (`redis://host:6379`), the Sentinels that know which Redis is the master of a group
 * (`redis+sentinel://user:password@host1:26379,host2:26379/group/0?sentinelPassword=…`), or servers of a Redis Cluster
 * (`redis+cluster://user:password@host1:6379,host2:6379`). Undefined for anything else.
 */
export function readRedisAddress(url: string): string | SentinelAddress | ClusterAddress | undefined {
  return readSentinels(url) ?? readCluster(url) ?? (isSingle(url) ? url : undefined);
}

function readSentinels(url: string): SentinelAddress | undefined {
  const [, scheme, credentials, hosts = '', name = '', db = '0', query] = SENTINEL.exec(url) ?? [];
  const sentinels = readHosts(hosts, SENTINEL_PORT);
  if (!sentinels) return undefined;
  const sentinelPassword = new URLSearchParams(query).get('sentinelPassword');
  return {
    name,
    db: Number(db),
    sentinels,
    ...readCredentials(credentials),
    ...(sentinelPassword && { sentinelPassword }),
    ...(scheme === 'rediss' && { tls: {}, enableTLSForSentinelMode: true }),
  };
}

function readCluster(url: string): ClusterAddress | undefined {
  const [, scheme, credentials, hosts = ''] = CLUSTER.exec(url) ?? [];
  const nodes = readHosts(hosts, CLUSTER_PORT);
  return (
    nodes && { nodes, node: { ...readCredentials(credentials), ...(scheme === 'rediss' && { tls: {} }) } }
  );
}

function readCredentials(text = ''): Credentials {
  const [username = '', ...password] = text.split(':').map(decodeURIComponent);
  return { ...(username && { username }), ...(password.length > 0 && { password: password.join(':') }) };
}

const isSingle = (url: string) => /^rediss?:\/\/./.test(url) && URL.canParse(url);

/** Undefined unless every one of them is an address. */
function readHosts(text: string, defaultPort: number): Host[] | undefined {
  const hosts = text.split(',').map((one) => readHost(one, defaultPort));
  return hosts.includes(undefined) ? undefined : hosts.filter((host) => host !== undefined);
}

function readHost(text: string, defaultPort: number): Host | undefined {
  const [, host, port] = /^(\[[\da-f:]+\]|[\w.-]+)(?::(\d{1,5}))?$/i.exec(text) ?? [];
  return host === undefined
    ? undefined
    : { host: host.replace(/^\[|\]$/g, ''), port: Number(port ?? defaultPort) };
}
