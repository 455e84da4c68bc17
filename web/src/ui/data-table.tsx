// biome-ignore-all lint/a11y/noRedundantRoles: where it is narrow the table is laid out as blocks, and Safari then forgets its roles.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { RADIUS } from './theme.ts';

export type Column<Row> = {
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
};

type Props<Row> = {
  /** Names the table for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** Many columns need more room before they stand beside each other. */
  readonly isWide?: boolean;
};

const asTable = (minPx: number) => `@container data-table (min-width: ${minPx}px)`;
const asCards = (minPx: number) => `@container data-table (max-width: ${minPx - 0.05}px)`;
const TABLE_PX = 640;
const WIDE_TABLE_PX = 800;

/** For cells that stand differently in a row than on a card. */
export const AS_TABLE = asTable(TABLE_PX);

/**
 * A table where there is room for one; elsewhere each row is a card whose cells carry their heading. The room
 * decides, not the screen: beside a side menu a tablet has no more of it than a phone.
 */
export function DataTable<Row>({ label, columns, rows, rowKey, isWide = false }: Props<Row>) {
  return (
    <Box sx={{ containerType: 'inline-size', containerName: 'data-table' }}>
      <Box sx={isWide ? wideStyles : styles}>
        <table role="table" aria-label={label}>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ heading }) => (
                <th key={heading} role="columnheader" scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr key={rowKey(row)} role="row">
                {columns.map(({ heading, cell }) => (
                  <td key={heading} role="cell" data-heading={heading}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  );
}

const stylesFor = (minPx: number) => ({
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.9375rem' },
  '& th, & td': { textAlign: 'left', verticalAlign: 'middle', px: 2 },
  '& th': { py: 1.5, color: 'text.secondary', fontWeight: 600, fontSize: '0.875rem' },
  '& td': { py: 1.25 },
  [asTable(minPx)]: {
    overflowX: 'auto',
    border: 1,
    borderColor: 'divider',
    borderRadius: RADIUS.card,
    bgcolor: 'background.paper',
    '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
  },
  [asCards(minPx)]: {
    '& table, & tbody, & tr': { display: 'block' },
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody tr': {
      mb: 1.5,
      py: 1,
      border: 1,
      borderColor: 'divider',
      borderRadius: RADIUS.card,
      bgcolor: 'background.paper',
    },
    '& td': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 2,
      minHeight: 40,
      py: 0.5,
    },
    '& td::before': { content: 'attr(data-heading)', color: 'text.secondary', fontSize: '0.875rem' },
  },
});
const styles = stylesFor(TABLE_PX);
const wideStyles = stylesFor(WIDE_TABLE_PX);
