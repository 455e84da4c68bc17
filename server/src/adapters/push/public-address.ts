import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const PRIVATE_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** What of the addresses given out stands for others, private ones perhaps. */
const UNUSABLE_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const listOf = (ranges: readonly string[], type: 'ipv4' | 'ipv6') => {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    list.addSubnet(address, Number(prefix), type);
  }
  return list;
};
const privateV4 = listOf(PRIVATE_V4, 'ipv4');
const unusableV6 = listOf(UNUSABLE_V6, 'ipv6');
const givenOutV6 = listOf(['2000::/3'], 'ipv6');

/** Whether an address is one of the open internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !privateV4.check(address, 'ipv4');
  return isIP(address) === 6 && givenOutV6.check(address, 'ipv6') && !unusableV6.check(address, 'ipv6');
}

/** A name leads into our own network. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

type Resolve = (
  name: string,
  options: { all: true },
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** For connections: what is connected to is what was looked at, so a name that changes in between helps nobody. */
export const publicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (name, { all }, done) =>
    resolve(name, { all: true }, (error, found) => {
      const [first] = found ?? [];
      const failure =
        error ??
        (first === undefined || !found.every(({ address }) => isPublicAddress(address))
          ? new PrivateAddressError(`${name} is no public address`)
          : null);
      if (failure || first === undefined) done(failure, [], 0);
      else if (all) done(null, found);
      else done(null, first.address, first.family);
    });
