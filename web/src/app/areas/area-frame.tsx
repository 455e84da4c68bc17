import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { useFocusKeeper } from '../../lib/page/use-focus-keeper.ts';
import { type AreaLink, AreaMenu } from '../../ui/layout/area-menu.tsx';

type Props = {
  /** Names the menu. */
  readonly label: string;
  readonly links: readonly AreaLink[];
  /** Stands before the menu's entries. */
  readonly menuHead?: ReactNode;
  /** Stands above every page of the area. */
  readonly notice?: ReactNode;
  readonly menuWidth: { readonly md: number; readonly lg: number };
  /** Where the menu stops when the page scrolls. */
  readonly menuTopPx: number;
  readonly sx?: SxProps<Theme>;
  readonly menuSx?: SxProps<Theme>;
  readonly pageSx?: SxProps<Theme>;
};

/** What the pages of an area share: the menu beside them, on phones a row of links that scrolls sideways. */
export function AreaFrame(props: Props) {
  const { label, links, menuHead, notice, menuWidth, menuTopPx, sx, menuSx, pageSx } = props;
  const page = useFocusKeeper<HTMLDivElement>();
  return (
    <Box sx={[{ display: 'grid', gridTemplateColumns: columnsOf(menuWidth) }, ...listOf(sx)]}>
      <Box
        sx={[
          { position: { md: 'sticky' }, top: { md: menuTopPx }, alignSelf: 'start', minWidth: 0 },
          ...listOf(menuSx),
        ]}
      >
        <AreaMenu label={label} links={links} head={menuHead} />
      </Box>
      <Box ref={page} sx={[{ minWidth: 0 }, ...listOf(pageSx)]}>
        {notice}
        <Outlet />
      </Box>
    </Box>
  );
}

const columnsOf = ({ md, lg }: Props['menuWidth']) => ({
  xs: 'minmax(0, 1fr)',
  md: `${md}px minmax(0, 1fr)`,
  lg: `${lg}px minmax(0, 1fr)`,
});

const listOf = (sx: SxProps<Theme> = null) => (Array.isArray(sx) ? sx : [sx]);
