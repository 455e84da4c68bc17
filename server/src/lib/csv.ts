import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';

/** What a spreadsheet would take for a formula begins with one of these; the mark before it makes it a text. */
const FORMULA = /^'*[=+\-@\t\r]/;
const MARK = "'";

const cellText = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `${MARK}${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** RFC 4180 with the mark by which spreadsheets know UTF-8. */
export const csvText = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;

/** A text as it was before it was written into a cell. */
export const textOfCell = (cell: string): string =>
  cell.startsWith(MARK) && FORMULA.test(cell) ? cell.slice(MARK.length) : cell;

export type CsvLine = { readonly line: number; readonly cells: readonly string[] };

/** What stands there is no table; the line is the one it cannot be read from. */
export class UnreadableCsvError extends Error {
  override readonly name = 'UnreadableCsvError';
  readonly line: number;
  constructor(line: number, cause: unknown) {
    super(`unreadable from line ${line} on`, { cause });
    this.line = line;
  }
}

const PIECE_BYTES = 4_096;
const MAX_CELLS = 100;
const MAX_LINE_BYTES = 100_000;

/** The lines of a table, as many of them as asked for at most; others get their turn while it is read. */
export async function readCsv(text: string, maxLines: number): Promise<CsvLine[]> {
  const lines: CsvLine[] = [];
  let line = 1;
  const parser = parse({
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    max_record_size: MAX_LINE_BYTES,
    cast: (cell, { index }) => {
      if (index >= MAX_CELLS) throw new Error('Too many cells in one line');
      return cell;
    },
    // Those before the one that cannot be read are needed, too, to tell where it stands.
    on_record: (cells: string[]) => {
      if (lines.length === maxLines) throw new Error('Enough lines');
      lines.push({ line, cells });
      line += 1 + cells.reduce((breaks, cell) => breaks + countBreaks(cell), 0);
      return null;
    },
  });
  try {
    await pipeline(Readable.from(piecesOf(Buffer.from(text))), parser.resume());
  } catch (error) {
    if (lines.length === maxLines) return lines;
    throw new UnreadableCsvError(line, error);
  }
  return lines;
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield bytes.subarray(at, at + PIECE_BYTES);
    await setImmediate();
  }
}

const countBreaks = (cell: string): number => cell.match(/\r\n|\n|\r/g)?.length ?? 0;
