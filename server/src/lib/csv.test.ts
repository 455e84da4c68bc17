import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { csvText, readCsv, textOfCell, UnreadableCsvError } from './csv.ts';

/** How often others had their turn meanwhile. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = { next: setImmediate(tick) };
  function tick() {
    turns += 1;
    timer.next = setImmediate(tick);
  }
  await work();
  clearImmediate(timer.next);
  return turns;
}

const cells = async (text: string) => (await readCsv(text, 100)).map((line) => line.cells);

test('reads quotes, breaks of all kinds and cells without anything', async () => {
  expect(await cells('a,b\r\n"x, ""y""\nz",\r,\n\n"",é')).toEqual([
    ['a', 'b'],
    ['x, "y"\nz', ''],
    ['', ''],
    [''],
    ['', 'é'],
  ]);
  const lines = await readCsv('a\n"1\r\n2\n3"\r\nlast', 100);
  expect(lines.map(({ line }) => line)).toEqual([1, 2, 5]);
  expect(await readCsv('a\nb\nc', 2)).toHaveLength(2);
});

test.each([
  ['a\n"open\n\n', 2],
  ['a\n"closed"x\n', 2],
  ['a\n\nb"c\n', 3],
  [`a\n${','.repeat(100)}`, 2],
  [`a\n"${'x'.repeat(10_001)}"`, 2],
  [`a\n${'x'.repeat(10_001)}`, 2],
])('refuses what has no end or is too much for one line, and says where: %#', async (text, line) => {
  const error = await readCsv(text, 100).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UnreadableCsvError);
  expect(error).toMatchObject({ line });
});

const hostile: [string, string][] = [
  ['lines without anything', `id,title\n${'\n'.repeat(4_000)}`],
  ['many commas', `id,title\n${`${','.repeat(99)}\n`.repeat(4_000)}`],
  ['quotes', `title\n${`${'""'.repeat(4_000)}\n`.repeat(250)}`],
  ['long cells', `title\n${`${'x'.repeat(9_000)}\n`.repeat(220)}`],
];
test.each(hostile)('%s are read in pieces, and cost no error each', async (_name, text) => {
  const captured = vi.spyOn(Error, 'captureStackTrace');
  onTestFinished(() => captured.mockRestore());
  const turns = await turnsDuring(() => readCsv(text, 4_002));
  expect(turns).toBeGreaterThanOrEqual(Math.floor(text.length / 20_000));
  expect(captured).not.toHaveBeenCalled();
});

test.each([
  ['=1+2', "'=1+2"],
  ['Ali;=1+2', '"Ali;\'=1+2"'],
  ['Ali; "+1', '"Ali; ""\'+1"'],
  ['Ali\t@x', '"Ali\t\'@x"'],
  ['Ali\n-1', '"Ali\n\'-1"'],
  ['Ali;＝1', '"Ali;\'＝1"'],
  ["';'=1", "\"';''=1\""],
  ['1 + 2, a-b', '"1 + 2, a-b"'],
])('%j is written as no formula, wherever a spreadsheet splits it', (text, written) => {
  expect(csvText([[text]])).toBe(`\uFEFF${written}\r\n`);
});

test('every text comes back as it was', async () => {
  const part = fc.constantFrom(...'=+-@＝\t\r\n;,"\' x'.split(''), '\r\n');
  const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
  const property = fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 4 }), async (row) => {
    const [line] = await readCsv(csvText([row]).slice(1), 10);
    expect(line?.cells.map(textOfCell)).toEqual(row);
  });
  await fc.assert(property, { numRuns: 500 });
});
