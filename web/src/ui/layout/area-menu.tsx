import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, matchPath, useLocation } from 'react-router';
import { DIRECTION } from '../../lib/language.ts';
import { type LinkCount, LinkCountMark, nameWithCount } from './link-count.tsx';

export type AreaLink = {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
  /** An address that belongs to this entry although it does not begin with the entry's own. */
  readonly alsoAt?: string;
  /** Shown beside the label, and in words to those who listen. */
  readonly count?: LinkCount | undefined;
};

type Props = {
  readonly label: string;
  readonly links: readonly AreaLink[];
  /** Whose area it is, before the entries. */
  readonly head?: ReactNode;
};

/** The entries of one area: a column beside the page, lines above it on tablets; on phones one line that scrolls sideways. */
export function AreaMenu({ label, links, head }: Props) {
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const current = currentLink(links, pathname);

  const counts = links.map(({ count }) => count?.value ?? 0).join();

  // On a phone the current entry may stand beyond the edge. Only the line moves, never the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is another place, and a count pushes it on
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current="page"]')?.parentElement;
    if (list.current && entry) list.current.scrollLeft = placeInLine(entry, list.current.clientWidth);
  }, [current?.to, counts]);

  return (
    <Box component="nav" aria-label={label} sx={{ minWidth: 0 }}>
      <Box component="ul" ref={list} sx={listStyles}>
        {head !== undefined && (
          <Box component="li" sx={{ flex: 'none' }}>
            {head}
          </Box>
        )}
        {links.map((link) => (
          <li key={link.to}>
            <Entry {...link} isCurrent={link === current} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

const LINE_PADDING = 4;

/**
 * How far the line is scrolled: not at all where the entry is seen so, else until it begins with the entry before this
 * one, which is not cut. Read from the right that counts below zero.
 */
function placeInLine(entry: HTMLElement, width: number): number {
  const isSeen = entry.offsetLeft >= 0 && entry.offsetLeft + entry.offsetWidth <= width;
  const before = entry.previousElementSibling;
  if (isSeen || !(before instanceof HTMLElement)) return 0;
  return DIRECTION === 'rtl'
    ? before.offsetLeft + before.offsetWidth + LINE_PADDING - width
    : before.offsetLeft - LINE_PADDING;
}

const reach = (base: string, pathname: string) =>
  matchPath({ path: base, end: false }, pathname) ? base.length : 0;

/** The entry that shares most with the address, so that an overview gives way to the pages below it. */
function currentLink(links: readonly AreaLink[], pathname: string): AreaLink | undefined {
  const score = ({ to, alsoAt }: AreaLink) =>
    Math.max(reach(to, pathname), alsoAt === undefined ? 0 : reach(alsoAt, pathname));
  const [best] = links.toSorted((a, b) => score(b) - score(a));
  return best && score(best) > 0 ? best : undefined;
}

function Entry({ label, to, icon: Icon, count, isCurrent }: AreaLink & { readonly isCurrent: boolean }) {
  return (
    <Box
      component={Link}
      to={to}
      aria-label={nameWithCount(label, count)}
      aria-current={isCurrent ? 'page' : undefined}
      sx={entryStyles}
    >
      <Icon size={19} aria-hidden />
      {label}
      <LinkCountMark count={count} />
    </Box>
  );
}

const listStyles = {
  display: 'flex',
  flexDirection: { xs: 'row', md: 'column' },
  flexWrap: { xs: 'nowrap', sm: 'wrap', md: 'nowrap' },
  gap: 0.5,
  position: 'relative',
  m: 0,
  // Room for the focus ring inside the line that scrolls.
  p: { xs: `${LINE_PADDING}px`, md: 0 },
  overflowX: { xs: 'auto', md: 'visible' },
  scrollbarWidth: 'none',
  listStyle: 'none',
} as const;

const entryStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 44,
  px: 1.5,
  borderRadius: '12px',
  color: 'text.secondary',
  fontSize: '0.9375rem',
  fontWeight: 550,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: 'text.primary', bgcolor: 'brand.tint' },
  '&[aria-current="page"]': { color: 'brand.text', bgcolor: 'brand.tint', fontWeight: 650 },
} as const;
