// biome-ignore-all lint/a11y/noRedundantRoles: where it is narrow the table is laid out as blocks, and Safari then forgets its roles.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CARD } from '../theme/measures.ts';

export type Column<Row> = {
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** On a card it stands below its heading with all the room there is, not beside it. */
  readonly isBelow?: boolean;
};

type Props<Row> = {
  /** Names the table for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** As a card each row begins with its first cell alone, and the others share the lines below it. */
  readonly isCompact?: boolean;
  /** As a card each row is its first cell and a few short lines without headings, so that a screen holds many. */
  readonly isDense?: boolean;
};

const TABLE_PX = 640;
const WIDE_TABLE_PX = 860;
/** For cells that say nothing on a card. */
export const AS_CARDS = `@container data-table (max-width: ${TABLE_PX - 0.05}px)`;

/** For cells that stand differently in a row than on a card. */
export const AS_TABLE = `@container data-table (min-width: ${TABLE_PX}px)`;
/** For cells that have room to spread. */
export const AS_WIDE_TABLE = `@container data-table (min-width: ${WIDE_TABLE_PX}px)`;

/**
 * A table where there is room for one; elsewhere each row is a card whose cells carry their heading. The room
 * decides, not the screen: beside a side menu a tablet has no more of it than a phone.
 */
export function DataTable<Row>({ label, columns, rows, rowKey, isCompact, isDense }: Props<Row>) {
  return (
    <Box sx={{ containerType: 'inline-size', containerName: 'data-table' }}>
      <Box sx={isDense ? denseStyles : isCompact ? compactStyles : styles}>
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
                {columns.map(({ heading, cell, isBelow }) => (
                  <td key={heading} role="cell" data-heading={heading} data-below={isBelow}>
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

const styles = {
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.9375rem' },
  '& th, & td': { textAlign: 'left', verticalAlign: 'middle', px: 1.25 },
  '& th': { py: 1.5, color: 'text.secondary', fontWeight: 600, fontSize: '0.875rem' },
  '& td': { py: 1.25 },
  [AS_TABLE]: {
    overflowX: 'auto',
    ...CARD,
    '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
    '& th:first-of-type, & td:first-of-type': { pl: 2 },
    '& th:last-of-type, & td:last-of-type': { pr: 2 },
  },
  [AS_WIDE_TABLE]: { '& th, & td': { px: 2 } },
  [AS_CARDS]: {
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
      ...CARD,
    },
    '& td': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 2,
      minHeight: 40,
      px: 2,
      py: 0.5,
      // Every line of a value ends where the values of one line do.
      textAlign: 'right',
    },
    '& td[data-below]': { display: 'block', textAlign: 'left' },
    '& td[data-below]::before': { display: 'block', mb: 0.25 },
    '& td::before': { content: 'attr(data-heading)', color: 'text.secondary', fontSize: '0.875rem' },
  },
} as const;

const compactStyles = {
  ...styles,
  [AS_CARDS]: {
    ...styles[AS_CARDS],
    '& tbody tr': {
      ...styles[AS_CARDS]['& tbody tr'],
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: 2,
      px: 2,
    },
    '& td': { ...styles[AS_CARDS]['& td'], minHeight: 28, px: 0, py: 0.25 },
    '& td:first-of-type': { gridColumn: '1 / -1', pb: 0.75, textAlign: 'left' },
    '& td:first-of-type::before': { display: 'none' },
  },
} as const;

const denseStyles = {
  ...styles,
  [AS_CARDS]: {
    ...styles[AS_CARDS],
    '& tbody tr': {
      ...styles[AS_CARDS]['& tbody tr'],
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1.25,
      mb: 1,
      px: 1.5,
      py: 0.75,
    },
    '& td': { p: 0, fontSize: '0.875rem', lineHeight: 1.35, overflowWrap: 'anywhere' },
    '& td::before': { display: 'none' },
    '& td:first-of-type': { flex: '1 1 100%', minWidth: 0 },
    '& td:first-of-type > *': { minWidth: 0, maxWidth: '100%' },
    '& td:first-of-type [data-second]': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& td:last-of-type': { marginInlineStart: 'auto' },
    '& td:not(:first-of-type) [data-second]': { display: 'inline', marginInlineStart: '0.75ch' },
    '& td .MuiButton-root': { minHeight: 36, py: 0.25 },
  },
} as const;
