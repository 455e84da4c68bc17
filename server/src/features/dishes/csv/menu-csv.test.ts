import type { MenuRow } from '@nearbite/contract/dishes/menu-csv';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Trx } from '../../../db/database.ts';
import { readCsv } from '../../../lib/csv.ts';
import { type Caller, createCustomer, createOwner, createStaff, visitorOf } from '../../../testing/actors.ts';
import { createCategory, createDish, fillMenu } from '../../../testing/dishes.ts';
import { lockAwaited } from '../../../testing/lock-awaited.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type MenuDish, menuCsv } from './menu-table.ts';
import { planImport } from './plan-import.ts';

let app: TestApp;
let categoryId: number;
beforeAll(async () => {
  app = await buildTestApp();
  categoryId = await createCategory(app);
});
afterAll(() => app.close());

type Owner = Caller & { readonly restaurantId: number };

const send = (
  who: Caller,
  { restaurantId }: Pick<Owner, 'restaurantId'>,
  payload: string | Buffer,
  query = '',
) =>
  app.inject({
    method: 'POST',
    url: `/api/restaurant/menu-csv/${restaurantId}/${query}`,
    headers: { authorization: `Bearer ${who.accessToken}`, 'content-type': 'text/csv' },
    payload,
  });
const DRY = '?dry_run=1';

async function rowsOf(owner: Owner, text: string, query = ''): Promise<MenuRow[]> {
  const response = await send(owner, owner, text, query);
  return response.json<{ rows: MenuRow[] }>().rows;
}

const said = (rows: readonly MenuRow[]) =>
  rows.map(({ line, action, errors }) => [line, action, ...Object.entries(errors).flat(2)]);

const exported = async (owner: Owner) =>
  (await owner.get(`/api/restaurant/menu-csv/${owner.restaurantId}/`)).body;

const menuOf = ({ restaurantId }: Owner) =>
  app.database.db
    .selectFrom('dishes')
    .select([
      'title',
      'price_minor',
      'old_price_minor',
      'stock_qty',
      'status',
      'position',
      'version',
      'image',
    ])
    .where('restaurant_id', '=', restaurantId)
    .orderBy('id')
    .execute();

const HEADING = 'id,title,description,category,price,old_price,stock_qty,status,position';

describe('the menu as a file', () => {
  test('is a table for spreadsheets, in which nothing is a formula', async () => {
    const owner = await createOwner(app);
    const { id } = await createDish(app, owner, {
      title: '=HYPERLINK("http://x")',
      description: 'Hot, and "sour"\nwith rice',
      priceMinor: 45_050,
      oldPriceMinor: 50_000,
    });
    const { id: second } = await createDish(app, owner, { title: '-20% Pulao', description: "'=1" });
    const response = await owner.get(`/api/restaurant/menu-csv/${owner.restaurantId}/`);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe('attachment; filename="menu.csv"');
    expect(response.body).toBe(
      [
        `\uFEFF${HEADING}`,
        `${id},"'=HYPERLINK(""http://x"")","Hot, and ""sour""\nwith rice",Biryani,450.5,500,20,live,`,
        `${second},'-20% Pulao,''=1,Biryani,450,,20,live,`,
        '',
      ].join('\r\n'),
    );
  });

  test('that was sent back changes nothing', async () => {
    const owner = await createOwner(app);
    for (const [title, status] of [
      ["'=cmd", 'live'],
      ['@home', 'in-review'],
      ['Same', 'live'],
      ['Same', 'in-active'],
    ] as const)
      await createDish(app, owner, { title, status, description: ' kept as it is\r\n+1 ' });
    const [text, before] = [await exported(owner), await menuOf(owner)];
    const withoutMark = text.replace('\uFEFF', '');
    const otherBreaks = text.replaceAll('\r\n', '\n');
    const wider = text.replaceAll(/\r\n(?=\d|$)/g, ',mine\r\n');
    for (const sent of [text, withoutMark, otherBreaks, wider])
      for (const query of [DRY, '']) {
        const rows = await rowsOf(owner, sent, query);
        expect(rows.map(({ action }) => action)).toEqual(Array(4).fill('unchanged'));
      }
    expect(await menuOf(owner)).toEqual(before);
  });

  test('keeps every text there can be', async () => {
    const words = fc
      .array(
        fc.oneof(
          fc.constantFrom("'", '"', '=', '+', '-', '@', '\t', '\r', '\n', '\r\n', ',', ';', '\uFEFF', ' '),
          fc.string({ unit: 'grapheme' }),
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join(''));
    const dish: fc.Arbitrary<Omit<MenuDish, 'id' | 'category_id'>> = fc.record({
      title: words,
      description: words,
      price_minor: fc.integer({ min: 0, max: 100_000_000 }),
      old_price_minor: fc.option(fc.integer({ min: 0, max: 100_000_000 })),
      stock_qty: fc.integer({ min: 0, max: 100_000 }),
      status: fc.constantFrom('live', 'in-active', 'in-review'),
      position: fc.option(fc.integer({ min: 0, max: 100_000 })),
    });
    const property = fc.asyncProperty(fc.array(dish, { maxLength: 6 }), words, async (menu, category) => {
      const dishes = menu.map((each, nth) => ({ ...each, id: nth + 1, category_id: 7 }));
      const categories = [{ id: 7, title: category }];
      const lines = await readCsv(menuCsv(dishes, categories).replace('\uFEFF', ''), 100);
      const { rows, creates, updates } = await planImport(lines, { dishes, categories });
      expect(rows.map(({ action, errors }) => [action, errors])).toEqual(menu.map(() => ['unchanged', {}]));
      expect([creates, updates]).toEqual([[], []]);
    });
    await fc.assert(property, { numRuns: 100 });
  });
});

describe('a file that is sent', () => {
  test('changes the columns it has and makes dishes of lines without an id, once however often it is sent', async () => {
    const owner = await createOwner(app);
    const { id } = await createDish(app, owner, { title: 'Pulao', oldPriceMinor: 60_000 });
    const prices = `title,price,id\n"Pulao, large",520.50,${id}\n`;
    expect(said(await rowsOf(owner, prices, DRY))).toEqual([[2, 'update']]);
    expect((await menuOf(owner))[0]).toMatchObject({ title: 'Pulao', price_minor: 45_000 });
    const [row] = await rowsOf(owner, prices);
    expect(row).toEqual({
      line: 2,
      action: 'update',
      title: 'Pulao, large',
      errors: {},
      changes: [
        { column: 'title', from: 'Pulao', to: 'Pulao, large' },
        { column: 'price', from: '450', to: '520.50' },
      ],
    });
    const menu = [
      HEADING,
      `${id},"Pulao, large",Rice,Biryani,500,,7,in-active,3`,
      ',Naan,"Bread,\nhot",biryani,50,60.5,100,,',
      `,Raita,Cool,${categoryId},80,,10,in-active,1`,
      ',,,,,,,,',
      ',pulao,Another one,Biryani,300,,5,live,',
    ].join('\r\n');
    const made = [
      [2, 'update'],
      [3, 'create'],
      [5, 'create'],
      [7, 'create'],
    ];
    expect(said(await rowsOf(owner, menu, DRY))).toEqual(made);
    expect(await menuOf(owner)).toHaveLength(1);
    expect(said(await rowsOf(owner, menu))).toEqual(made);
    const after = await menuOf(owner);
    expect(after).toMatchObject([
      {
        title: 'Pulao, large',
        price_minor: 50_000,
        old_price_minor: null,
        stock_qty: 7,
        position: 3,
        version: 3,
      },
      {
        title: 'Naan',
        price_minor: 5_000,
        old_price_minor: 6_050,
        status: 'live',
        image: null,
        position: null,
      },
      { title: 'Raita', status: 'in-active', position: 1 },
      { title: 'pulao', stock_qty: 5 },
    ]);
    expect(said(await rowsOf(owner, menu)).map(([, action]) => action)).toEqual(Array(4).fill('unchanged'));
    expect(await menuOf(owner)).toEqual(after);
    const listed = await visitorOf(app).get(`/api/store/dishes/?restaurant_id=${owner.restaurantId}`);
    expect(
      listed.json<{ title: string; image: string | null }[]>().map(({ title, image }) => [title, image]),
    ).toEqual([
      ['Naan', null],
      ['pulao', null],
    ]);
    const audit = await app.database.db
      .selectFrom('audit_log')
      .select(['details', 'actor_id'])
      .where('action', '=', 'dish.price-changed')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(audit).toEqual([
      { actor_id: owner.id, details: { label: 'Pulao', before: { price: 450 }, after: { price: 520.5 } } },
      {
        actor_id: owner.id,
        details: { label: 'Pulao, large', before: { price: 520.5 }, after: { price: 500 } },
      },
    ]);
  });

  test('makes nothing twice, also when it is sent twice at once; alike titles get addresses of their own', async () => {
    const owner = await createOwner(app);
    const menu = `${HEADING}\n,Chai,Hot,Biryani,50,,5,,\n,Chai,Hot,Drinks of ${owner.restaurantId},50,,5,,\n`;
    await createCategory(app, `Drinks of ${owner.restaurantId}`);
    const responses = await Promise.all([send(owner, owner, menu), send(owner, owner, menu)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await menuOf(owner)).toHaveLength(2);
  });

  test('that makes what another kitchen is making waits for it, and holds nothing that one will want', async () => {
    const [owner, other] = [await createOwner(app), await createOwner(app)];
    const [first, second] = [await createDish(app, other), await createDish(app, other)];
    const lines = ['B', 'A'].map((letter) => `,Crossing ${letter},Hot,Biryani,50,,5,,`);
    const takeSlug = (trx: Trx, slug: string, { id }: { id: number }) =>
      trx.updateTable('dishes').set({ slug }).where('id', '=', id).execute();
    const sending = await app.database.db.transaction().execute(async (trx) => {
      // Whoever waited here would wait for the file.
      await sql`set local lock_timeout = 200`.execute(trx);
      await takeSlug(trx, 'crossing-a', first);
      const status = send(owner, owner, `${HEADING}\n${lines.join('\n')}\n`).then((sent) => sent.statusCode);
      await lockAwaited(app);
      await takeSlug(trx, 'crossing-b', second);
      return { status };
    });
    expect(await sending.status).toBe(200);
  });

  test('is taken as a whole or not at all; what is wrong is told with its line', async () => {
    const owner = await createOwner(app);
    const { id } = await createDish(app, owner, { title: 'Pulao' });
    const { id: twin } = await createDish(app, owner, { title: 'Karahi' });
    await createDish(app, owner, { title: 'Karahi' });
    const { id: reviewed } = await createDish(app, owner, { title: 'Haleem', status: 'in-review' });
    const { id: foreign } = await createDish(app, await createOwner(app));
    const before = await menuOf(owner);
    const file = [
      HEADING,
      `${id},Pulao,Rice,Biryani,520,,5,live,`,
      `${foreign},Stolen,,,,,,,`,
      `x,Pulao,,,,,,,`,
      `${id},Pulao again,Rice,Biryani,520,,5,live,`,
      `${twin},,Rice,Nowhere,-1,1.234,1.5,gone,many`,
      `${reviewed},Haleem,Rice,Biryani,520,,5,live,`,
      ',New,,Biryani,,,,,',
      ',Chai,Hot,Biryani,50,,5,,',
      ',CHAI,Hot,Biryani,60,,5,,',
      ',Chai,Hot, with milk,Biryani,60,,5,live,1',
    ].join('\n');
    const money = 'must be between 0 and 1,000,000';
    const rows = [
      [2, 'update'],
      [3, 'error', 'id', 'Unknown dish'],
      [4, 'error', 'id', expect.any(String)],
      [5, 'error', 'non_field_errors', 'This is the same dish as in line 2'],
      [
        6,
        'error',
        ...['title', 'Title must be between 1 and 100 characters long'],
        ...['category', 'Unknown category'],
        ...['price', `Sale Price ${money}`],
        ...['old_price', 'Regular Price may have at most two decimals'],
        ...['stock_qty', 'Stock Qty must be a whole number between 0 and 100,000'],
        ...['status', 'Status must be live or in-active'],
        ...['position', 'Position must be a whole number between 0 and 100,000'],
      ],
      [7, 'error', 'status', 'This dish is being reviewed; its status cannot be changed now.'],
      [
        8,
        'error',
        ...['description', 'Description must be between 1 and 2000 characters long'],
        ...['price', `Sale Price ${money}`],
        ...['stock_qty', 'Stock Qty must be a whole number between 0 and 100,000'],
      ],
      [9, 'create'],
      [10, 'error', 'non_field_errors', 'This is the same dish as in line 9'],
      [
        11,
        'error',
        'non_field_errors',
        expect.stringMatching(/^This line has more cells than the first one/),
      ],
    ];
    expect(said(await rowsOf(owner, file, DRY))).toEqual(rows);
    const refused = await send(owner, owner, file);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'validation']);
    expect(said(refused.json<{ rows: MenuRow[] }>().rows)).toEqual(rows);
    expect(said(await rowsOf(owner, 'title,price\nKarahi,1\n'))).toEqual([
      [2, 'error', 'non_field_errors', 'Several dishes have this title: name this one by its id'],
    ]);
    expect(await menuOf(owner)).toEqual(before);
    const urdu = await app.inject({
      method: 'POST',
      url: `/api/restaurant/menu-csv/${owner.restaurantId}/${DRY}`,
      headers: {
        authorization: `Bearer ${owner.accessToken}`,
        'content-type': 'text/csv',
        'accept-language': 'ur',
      },
      payload: file,
    });
    for (const { errors } of urdu.json<{ rows: MenuRow[] }>().rows)
      for (const message of Object.values(errors).flat()) expect(message).not.toMatch(/[a-z]{3,} [a-z]{3,}/i);
  });

  test('that is no such table is refused', async () => {
    const owner = await createOwner(app);
    const before = await menuOf(owner);
    const wholeFile: [string, number, string][] = [
      ['\uFEFF', 1, 'The first line must name the columns, id or title among them'],
      ['name,cost\nPulao,1', 1, 'The first line must name the columns, id or title among them'],
      ['title,Price, price\nPulao,1,2', 1, 'The first line names a column twice'],
      ['title,price\n"Pulao\n', 2, 'This line cannot be read: look at its quotation marks'],
      ['title,price\nNaan,1\nPu"lao,1\n', 3, 'This line cannot be read: look at its quotation marks'],
      [`title\n${'Pulao\n'.repeat(2_001)}`, 2_002, 'At most 2000 dishes in one file'],
      [`title\n${'\n'.repeat(10_000)}`, 4_002, 'At most 2000 dishes in one file'],
    ];
    for (const [file, line, message] of wholeFile)
      expect(said(await rowsOf(owner, file))).toEqual([[line, 'error', 'non_field_errors', message]]);
    expect((await send(owner, owner, '')).json()).toMatchObject({ message: 'The file is empty' });
    expect((await send(owner, owner, Buffer.from([0xff, 0xfe, 0x61, 0]))).json()).toMatchObject({
      code: 'validation',
      message: 'The file must be saved as CSV in UTF-8',
    });
    expect((await send(owner, owner, 'x'.repeat(2 * 1024 * 1024 + 1))).statusCode).toBe(413);
    expect((await owner.post(`/api/restaurant/menu-csv/${owner.restaurantId}/`, {})).statusCode).toBe(415);
    expect(said(await rowsOf(owner, 'title\n'))).toEqual([]);
    expect(await menuOf(owner)).toEqual(before);
  });

  test('tells the first 200 lines that are wrong, and looks no further', async () => {
    const owner = await createOwner(app);
    const file = `${HEADING}\n${',x,,nowhere,-1,1.234,1.5,gone,many\n'.repeat(2_000)}`;
    for (const query of [DRY, '']) {
      const rows = await rowsOf(owner, file, query);
      expect(rows).toHaveLength(201);
      expect(said(rows.slice(-1))).toEqual([
        [202, 'error', 'non_field_errors', 'From here on nothing was looked at, because 200 lines are wrong'],
      ]);
    }
  });

  test('is looked at in pieces: others get their turn', async () => {
    const lines = Array.from({ length: 2_000 }, (_, nth) => ({ line: nth + 2, cells: [`Dish ${nth}`] }));
    const known = { dishes: [], categories: [] };
    const planned = planImport([{ line: 1, cells: ['title'] }, ...lines], known);
    let turns = 0;
    const count = () => {
      turns += 1;
      timer.next = setImmediate(count);
    };
    const timer = { next: setImmediate(count) };
    await planned;
    clearImmediate(timer.next);
    // Each line is read, and judged up to where too many are wrong.
    expect(turns).toBeGreaterThanOrEqual((2_000 + 200) / 50);
  });

  test('makes no menu longer than 2,000 dishes; the dry run says so, too', async () => {
    const owner = await createOwner(app);
    await fillMenu(app, owner, 1_999);
    const file = `${HEADING}\n,Chai,Hot,Biryani,50,,5,,\n,Lassi,Cold,Biryani,50,,5,,\n`;
    for (const query of [DRY, ''])
      expect(said(await rowsOf(owner, file, query))).toEqual([
        [2, 'create'],
        [3, 'error', 'non_field_errors', 'A restaurant may have at most 2000 dishes'],
      ]);
    expect(await menuOf(owner)).toHaveLength(1_999);
    const files = ['Chai', 'Lassi'].map((title) => `${HEADING}\n,${title},Good,Biryani,50,,5,,\n`);
    const responses = await Promise.all(files.map((each) => send(owner, owner, each)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('may be 2,000 dishes long', async () => {
    const owner = await createOwner(app);
    const lines = Array.from({ length: 2_000 }, (_, nth) => `,Dish ${nth},Good,Biryani,${nth},,5,,`);
    const file = [HEADING, ...lines].join('\r\n');
    expect((await rowsOf(owner, file)).every(({ action }) => action === 'create')).toBe(true);
    const dearer = (await exported(owner))
      .replaceAll(',5,live', ',6,live')
      .replaceAll(/,(\d+),,6/g, ',1$1,,6');
    expect((await rowsOf(owner, dearer)).every(({ action }) => action === 'update')).toBe(true);
    expect(new Set((await menuOf(owner)).map(({ stock_qty }) => stock_qty))).toEqual(new Set([6]));
  });

  test('is not for the kitchen’s staff, nor while the restaurant is suspended', async () => {
    const owner = await createOwner(app);
    const file = `${HEADING}\n,Chai,Hot,Biryani,50,,5,,\n`;
    const manager = await createStaff(app, owner, 'manager');
    const cook = await createStaff(app, owner, 'kitchen');
    expect((await send(manager, owner, file, DRY)).statusCode).toBe(200);
    expect((await send(cook, owner, file, DRY)).statusCode).toBe(403);
    expect((await send(await createCustomer(app), owner, file)).statusCode).toBe(404);
    const suspended = await createOwner(app, { status: 'suspended' });
    expect((await send(suspended, suspended, file)).statusCode).toBe(403);
    expect(await menuOf(suspended)).toEqual([]);
  });
});
