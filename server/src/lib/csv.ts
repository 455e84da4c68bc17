import { setImmediate } from 'node:timers/promises';

/**
 * Where a spreadsheet would begin a formula: at the beginning of a cell, also of one that it makes itself, because in
 * many countries cells end at a semicolon, and quotes, tabs or line breaks then end them, too.
 */
const FORMULA = String.raw`(?=[=+\-@＝＋－＠])(?<=(?:^|[;\t\r\n])[\s"']*)`;
const FORMULAS = new RegExp(FORMULA, 'g');
/** The mark before a formula makes it a text. */
const MARK = "'";
const MARKS = new RegExp(MARK + FORMULA, 'g');

const cellText = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = value.replace(FORMULAS, MARK);
  return /[";,\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
};

/** RFC 4180 with the mark by which spreadsheets know UTF-8. */
export const csvText = (rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;

/** A text as it was before it was written into a cell. */
export const textOfCell = (cell: string): string => cell.replace(MARKS, '');

export type CsvLine = { readonly line: number; readonly cells: readonly string[] };

/** What stands there is no table; the line is the one it cannot be read from. */
export class UnreadableCsvError extends Error {
  override readonly name = 'UnreadableCsvError';
  readonly line: number;
  constructor(line: number) {
    super(`unreadable from line ${line} on`);
    this.line = line;
  }
}

const PIECE_CHARACTERS = 8_192;
const MAX_CELLS = 100;
const MAX_CELL_CHARACTERS = 10_000;

const CELL = /^(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))/;
const CELL_END = /,|\r\n|[\n\r]|$/y;

/** The lines of a table, as many of them as asked for at most; others get their turn while it is read. */
export async function readCsv(text: string, maxLines: number): Promise<CsvLine[]> {
  const lines: CsvLine[] = [];
  let [at, turnEnd, line, cells]: [number, number, number, string[]] = [0, PIECE_CHARACTERS, 1, []];
  while ((at < text.length || cells.length > 0) && lines.length < maxLines) {
    const { cell, end } = cells.length < MAX_CELLS ? cellAt(text, at) : NO_CELL;
    if (end === undefined) throw new UnreadableCsvError(line);
    cells.push(cell);
    at = CELL_END.lastIndex;
    if (end !== ',') {
      lines.push({ line, cells });
      line += 1 + cells.reduce((breaks, each) => breaks + countBreaks(each), 0);
      cells = [];
    }
    if (at < turnEnd) continue;
    turnEnd = at + PIECE_CHARACTERS;
    await setImmediate();
  }
  return lines;
}

const NO_CELL = { cell: '', end: undefined };

/** A cell and what ends it: nothing, where it has no end or is too long. */
function cellAt(text: string, at: number): { readonly cell: string; readonly end: string | undefined } {
  const [written = '', quoted, plain = ''] = CELL.exec(text.slice(at, at + MAX_CELL_CHARACTERS)) ?? [];
  CELL_END.lastIndex = at + written.length;
  const end = CELL_END.exec(text)?.[0];
  return { cell: quoted?.replaceAll('""', '"') ?? plain, end };
}

const BREAK = /\r\n|\n|\r/g;

/** Without a list of them: two million breaks would leave as many pieces for the memory to collect. */
function countBreaks(cell: string): number {
  let breaks = 0;
  while (BREAK.test(cell)) breaks += 1;
  return breaks;
}
