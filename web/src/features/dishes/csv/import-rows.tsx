import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MenuRow } from '@nearbite/contract/dishes/menu-csv';
import { NON_FIELD_ERRORS } from '@nearbite/contract/errors';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import { StatusChip } from '../../../ui/food/status-chip.tsx';
import { formatCount } from '../../../ui/format/format-number.ts';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import * as texts from './csv.texts.ts';

/** More than these nobody reads; what is wrong comes first. */
const SHOWN_ROWS = 200;

const CHIPS = {
  create: { tone: 'good', label: texts.created },
  update: { tone: 'waiting', label: texts.updated },
  error: { tone: 'bad', label: texts.wrong },
} as const;

type ShownRow = MenuRow & { readonly action: keyof typeof CHIPS };
const isShown = (row: MenuRow): row is ShownRow => row.action !== 'unchanged';

/** What becomes of the lines of a file. */
export function ImportRows({ rows }: { readonly rows: readonly MenuRow[] }) {
  const count = (action: MenuRow['action']) => rows.filter((row) => row.action === action).length;
  const isWrong = count('error') > 0;
  const shown = rows
    .filter(isShown)
    .toSorted((a, b) => Number(b.action === 'error') - Number(a.action === 'error'));
  return (
    <>
      {rows.length === 0 && <Typography>{texts.nothingInIt}</Typography>}
      {rows.length > 0 && (
        <Typography role="status" sx={{ fontWeight: 650 }}>
          {texts.counts({
            wrong: count('error'),
            added: count('create'),
            changed: count('update'),
            unchanged: count('unchanged'),
          })}
        </Typography>
      )}
      {isWrong && <MessageAlert tone="bad">{texts.mendFirst}</MessageAlert>}
      {rows.length > 0 && shown.length === 0 && <Typography>{texts.nothingToChange}</Typography>}
      {!isWrong && count('create') > 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{texts.withoutPicture}</Typography>
      )}
      {shown.length > 0 && (
        <DataTable
          isCompact
          label={texts.lines}
          columns={COLUMNS}
          rows={shown.slice(0, SHOWN_ROWS)}
          rowKey={({ line }) => line}
        />
      )}
      {shown.length > SHOWN_ROWS && <Typography>{texts.andMore(shown.length - SHOWN_ROWS)}</Typography>}
    </>
  );
}

const COLUMNS: readonly Column<ShownRow>[] = [
  {
    heading: texts.dish,
    cell: ({ title, action }) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <StatusChip tone={CHIPS[action].tone}>{CHIPS[action].label}</StatusChip>
        <Box component="bdi" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title}
        </Box>
      </Box>
    ),
  },
  { heading: texts.line, cell: ({ line }) => formatCount(line) },
  { heading: texts.outcome, isBelow: true, cell: (row) => <Outcome row={row} /> },
];

/** Columns by the names they have in the file. */
function Outcome({ row: { errors, changes } }: { readonly row: ShownRow }) {
  return (
    <Box component="ul" sx={listStyles}>
      {Object.entries(errors).map(([column, messages]) => (
        <li key={column}>
          {column !== NON_FIELD_ERRORS && <ColumnName>{column}</ColumnName>}
          {messages.join(' ')}
        </li>
      ))}
      {changes.map(({ column, from, to }) => (
        <li key={column}>
          <ColumnName>{column}</ColumnName>
          <bdi>{from || texts.nothing}</bdi> {texts.becomes} <bdi>{to || texts.nothing}</bdi>
        </li>
      ))}
    </Box>
  );
}

const ColumnName = ({ children }: { readonly children: string }) => (
  <>
    <Box component="bdi" sx={{ color: 'text.secondary' }}>
      {children}
    </Box>
    {': '}
  </>
);

const listStyles = { m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' } as const;
