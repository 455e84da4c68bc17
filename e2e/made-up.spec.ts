import { inDatabase } from './database.ts';
import { expect, test } from './fixtures.ts';
import { faultsOfTexts } from './page-texts.ts';
import { CART_ID, CUSTOMER, emptyCart, ROLES } from './pages.ts';

const WIDTHS = [360, 1280];

/** Names and texts of restaurants, as their owners would translate them. */
const translated = (column: string) => `translate(${column}, 'aeiouAEIOUcknrst', 'áéíóúÁÉÍÓÚçķñřšť')`;
const filled = (table: string, fields: readonly string[]) =>
  `update ${table} set translations = jsonb_build_object('xx', jsonb_build_object(${fields
    .map((field) => `'${field}', ${translated(field)}`)
    .join()}))`;

/** Bad links and addresses get an error. */
test.use({ expectedConsole: [/status of (400|404)/] });
test.describe.configure({ mode: 'parallel' });

test.beforeAll(async ({ dataDir }) => {
  await inDatabase(dataDir, [
    filled('dishes', ['title', 'description']),
    filled('restaurants', ['name', 'description']),
    filled('categories', ['title']),
  ]);
});

for (const { as, paths } of ROLES) {
  test(`nothing is cut, covered or left in English in a longer language, as ${as ?? 'a visitor'}`, async ({
    page,
    context,
    signIn,
    request,
  }) => {
    test.setTimeout(600_000);
    await context.addInitScript((id) => localStorage.setItem('cart_id', id), CART_ID);
    if (as) await signIn(as);
    for (const path of await paths(request)) {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/xx${path}`);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await page.waitForLoadState('networkidle');
        expect.soft(await faultsOfTexts(page), `${path}, ${width} px wide`).toEqual([]);
      }
    }
    if (as === CUSTOMER) await emptyCart(request);
  });
}
