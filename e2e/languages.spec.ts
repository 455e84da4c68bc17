import { expect, signInByApi, test } from './fixtures.ts';
import { faultsOfTexts } from './page-texts.ts';
import { emptyCart } from './pages.ts';
import { say, scriptSpeech } from './scripted-speech.ts';

const PHONE = { width: 360, height: 740 };
const URDU = 'اردو';

test('the switch keeps page, query and how far down it was read, and is remembered', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/map?place=none');
  await expect(page.getByRole('banner').getByRole('link', { name: URDU })).toHaveAttribute(
    'href',
    '/ur/map?place=none',
  );
  await page.goto('/store/biryani-junction');
  await page.evaluate(() => window.scrollTo(0, 300));
  const inFooter = page.getByRole('contentinfo').getByRole('link', { name: URDU });
  await inFooter.dispatchEvent('click');
  await expect(page).toHaveURL(/\/ur\/store\/biryani-junction$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(300);

  await page.goto('/contact');
  await expect(page).toHaveURL(/\/contact$/);
  await page.getByRole('link', { name: 'یہ صفحہ اردو میں پڑھیں' }).click();
  await expect(page).toHaveURL(/\/ur\/contact$/);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Contact Page' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'یہ صفحہ اردو میں پڑھیں' })).toHaveCount(0);
});

test('the account keeps the language that was chosen', async ({ page, signIn, request }) => {
  await signIn('customer@nearbite.test');
  await page.goto('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: URDU }).click();
  const { headers, id } = await signInByApi(request, 'customer@nearbite.test');
  const account = async () => (await request.get(`/api/user/account/${id}/`, { headers })).json();
  await expect.poll(account).toMatchObject({ language: 'ur' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect.poll(account).toMatchObject({ language: 'en' });
});

test('in Urdu the line of the account begins with a whole entry', async ({ page, signIn }) => {
  await page.setViewportSize(PHONE);
  await signIn('customer@nearbite.test');
  await page.goto('/ur/customer/orders/');
  const line = page.getByRole('navigation', { name: 'گاہک کے صفحات' }).getByRole('list');
  await expect(line.getByRole('link', { name: 'آرڈر' })).toHaveAttribute('aria-current', 'page');
  const cutAtItsBeginning = () =>
    line.evaluate((list) => {
      const { right } = list.getBoundingClientRect();
      return [...list.children].filter((entry) => {
        const at = entry.getBoundingClientRect();
        return at.left < right - 1 && at.right > right + 1;
      }).length;
    });
  await expect.poll(cutAtItsBeginning).toBe(0);
});

test('nothing is cut, covered or left in English in Urdu', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of ['/contact', '/register', '/terms']) {
    await page.goto(`/ur${path}`);
    await expect.poll(() => faultsOfTexts(page), { message: path }).toEqual([]);
  }
});

test('an order is spoken, placed and paid in Urdu', async ({ page, signIn }) => {
  const tap = (role: 'button' | 'link', name: string) => page.getByRole(role, { name, exact: true }).click();
  await page.setViewportSize(PHONE);
  await emptyCart(page.request, 'customer2@nearbite.test');
  await scriptSpeech(page);
  await signIn('customer2@nearbite.test');
  await page.goto('/ur/voice-order/');
  await tap('button', 'سننا شروع کریں');
  await say(page, 'دو چکن بریانی');
  await expect(page.getByText('چکن بریانی: Single، Double یا Family؟')).toBeVisible();
  await say(page, 'ڈبل');
  const preview = page.getByRole('region', { name: 'آرڈر کا جائزہ' });
  await expect(preview.getByRole('listitem')).toContainText('Double · بریانی جنکشن');
  await tap('button', 'کھانے کارٹ میں ڈالیں');
  await tap('button', 'ڈیلیوری کی طرف بڑھیں');
  await expect(page.getByText('وہی پتہ جو پچھلی بار تھا؟')).toBeVisible();
  await say(page, 'جی ہاں');
  await expect(page.getByLabel('شہر')).toHaveValue('Lahore');
  await tap('button', 'تصدیق کریں');
  await tap('link', 'ابھی ادائیگی کریں');
  await tap('button', 'ابھی تصدیق کریں');
  await tap('button', 'ادائیگی کریں');
  await expect(page).toHaveURL(/\/ur\/customer\/orders\/.*payment=success/);
  await expect(page.getByText('شکریہ! آپ کی ادائیگی ہو گئی۔')).toBeVisible();
});

test.describe('a browser that prefers Urdu', () => {
  test.use({ locale: 'ur-PK' });

  test('is offered the page in Urdu, which moves nothing, and may refuse', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    const offer = page.getByRole('link', { name: 'یہ صفحہ اردو میں پڑھیں' });
    await expect(offer).toHaveAttribute('href', '/ur/');
    await expect(offer).toHaveCSS('font-family', /^"Noto Naskh Arabic"/);
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            // The library of types does not know these entries.
            const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
            resolve(shifts.reduce((sum, { value }) => sum + value, 0));
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(moved).toBeLessThan(0.05);
    await page.getByRole('button', { name: 'انگریزی میں ہی رہیں' }).click();
    await expect(offer).toHaveCount(0);
    await page.goto('/contact');
    await expect(offer).toHaveCount(0);
  });
});
