import type { Locator } from '@playwright/test';
import { expect, LAHORE, signInByApi, test } from './fixtures.ts';
import { removeSpeech, say, scriptSpeech, soundsOf } from './scripted-speech.ts';

const DETAILS = [
  { said: 'mera naam ali khan hai', label: 'Full Name', written: 'Ali Khan' },
  {
    said: 'zero three double zero one two three four five six seven',
    label: 'Phone',
    written: '03001234567',
  },
  {
    said: 'house number twelve street four gulberg',
    label: 'Address',
    written: 'House 12, Street 4, Gulberg',
  },
  { said: 'lahore', label: 'City', written: 'Lahore' },
] as const;

/** On the screen where the scrolling comes to rest, and behind no bar. */
const expectInSight = (shown: Locator) =>
  expect
    .poll(() =>
      shown.evaluate(async (element) => {
        for (let before = Number.NaN; before !== window.scrollY; ) {
          before = window.scrollY;
          await new Promise((resolve) => setTimeout(resolve, 400));
        }
        const { x, y, width, height } = element.getBoundingClientRect();
        const isOnTop = (edge: number) =>
          element.contains(document.elementFromPoint(x + width / 2, y + edge));
        return isOnTop(2) && isOnTop(height - 2);
      }),
    )
    .toBe(true);

test.describe('voice order', () => {
  test('from the first word to a placed order', async ({ page, signIn }) => {
    await scriptSpeech(page);
    await signIn('customer@nearbite.test');
    await page.goto('/voice-order/');
    await expect(page.getByRole('heading', { name: 'Voice Order' })).toBeVisible();
    await expect(page.getByText('Stopped', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Start Listening' }).click();
    await expect(page.getByText('Microphone is ready. Speak now.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start Listening' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
    // Taken when it ends; Send Order behind it sends nothing twice, and does not miss any words.
    await say(page, 'two chicken biryani');
    const preview = page.getByRole('region', { name: 'Order Preview' });
    await expect(preview.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Send Order' }).click();
    await say(page, 'and three garlic naan');
    await expect(preview.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(preview).toContainText('Chicken Biryani');
    await expect(preview).toContainText('Garlic Naan');
    await preview.getByRole('button', { name: /^Delete Garlic Naan/ }).click();
    await expect(preview.getByRole('listitem')).toHaveCount(1);

    await page.getByRole('button', { name: 'Confirm Items to Cart' }).click();
    await expect(page.getByText('All items added to cart')).toBeVisible();
    await page.getByRole('button', { name: 'Add More Items' }).click();
    await say(page, 'four garlic naan');
    await page.getByRole('button', { name: 'Confirm Items to Cart' }).click();
    const cart = page.getByRole('region', { name: 'In your cart' });
    await expect(cart).toContainText('4 × Garlic Naan');

    await page.setViewportSize({ width: 360, height: 740 });
    // From the top and smoothly, which ends wherever something else scrolls meanwhile.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    // By keyboard: the toast about the cart may just be passing over it.
    await page.getByRole('button', { name: 'Proceed to Delivery' }).press('Enter');
    await expectInSight(page.getByText('Same address as last time?'));
    for (const { said, label, written } of DETAILS) {
      await expectInSight(page.locator('[aria-current=step]').getByLabel(label));
      await expectInSight(page.getByRole('button', { name: 'Confirm', exact: true }));
      await expectInSight(page.getByRole('button', { name: /^(?:Start Listening|Stop)$/ }));
      if (label === 'City') {
        await say(page, 'what was my total');
        await expect(page.getByText('Rs.1,284.00 together, with tax and fees. Your city?')).toBeVisible();
      }
      await say(page, said);
      await expect(page.getByLabel(label)).toHaveValue(written);
      await expectInSight(page.locator('[aria-current=step]').getByLabel(label));
      await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    }

    await expect(page.getByText('Order confirmed successfully!')).toBeVisible();
    const done = page.getByRole('region', { name: 'Order confirmed successfully!' });
    await expect(done).toContainText('Ali Khan');
    await expect(done).toContainText('4 × Garlic Naan');
    await expect(done).toContainText('Total');
    const payLink = await page.getByRole('link', { name: 'Pay now' }).getAttribute('href');
    expect(payLink).toMatch(/^\/checkout\/[A-Za-z0-9]+\/$/);

    // The page clears itself for the next order, and the way to pay stays.
    await expect(page.getByText('Order confirmed successfully!')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Your last order' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', payLink ?? '');
    expect(await page.evaluate(() => localStorage.getItem('voiceOrderData'))).toBeNull();
    await expect(page.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();

    const { spoken, beeps, languages } = await soundsOf(page);
    // Whether a kitchen is closed or asks for more depends on the hour and the menu, whether a detail is read back
    // on how long the story waits before it confirms.
    const atTimes =
      /closed right now|does not deliver|takes orders from|Confirm, or say again|^Confirm to place/;
    const texts = spoken.map(({ text }) => text).filter((text) => !atTimes.test(text));
    const [question, added, again, asked, readBack, askedAgain, offer, ...prompts] = texts;
    expect([question, again]).toEqual(Array(2).fill('Chicken Biryani: Single, Double or Family?'));
    expect(added).toMatch(/^3 Garlic Naan added: .+ before tax and fees\.$/);
    expect(readBack).toMatch(/^Put 4 Garlic Naan into your cart for .+ before tax and fees\?$/);
    expect([asked, askedAgain]).toEqual(Array(2).fill('Got it. Anything else?'));
    expect(offer).toMatch(/^Same address as last time\? .+\. Say yes or no\.$/);
    expect(prompts).toEqual([
      'Your phone number?',
      'Your delivery address?',
      'Your city?',
      'Rs.1,284.00 together, with tax and fees. Your city?',
      'Your order: 2 Chicken Biryani and 4 Garlic Naan. Rs.1,284.00 together, with tax and fees. For Ali Khan, 0 3 0 0 1 2 3 4 5 6 7, House 12, Street 4, Gulberg, Lahore.',
      'Order confirmed successfully!',
    ]);
    expect(spoken.every(({ rate }) => rate === 0.9)).toBe(true);
    // A fifth one comes when what was read back waits for the Confirm, where the story is slower than that.
    expect(beeps.slice(0, 4)).toEqual(Array(4).fill({ hertz: 800, shape: 'sine', seconds: 0.3 }));
    expect(new Set(languages)).toEqual(new Set(['en-US continuous']));

    const order = await page.evaluate(async (oid) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('access_token')}` };
      const profile = await (await fetch('/api/user/profile/', { headers })).json();
      return (await fetch(`/api/customer/order/detail/${profile.id}/${oid}`, { headers })).json();
    }, payLink?.split('/')[2]);
    expect(order).toMatchObject({
      full_name: 'Ali Khan',
      mobile: '03001234567',
      address: 'House 12, Street 4, Gulberg',
      city: 'Lahore',
      payment_status: 'pending',
    });
    expect(order.orderitem.map(({ qty }: { qty: number }) => qty).sort()).toEqual([2, 4]);
  });

  test('a reload at any stage loses nothing', async ({ page, signIn }) => {
    await scriptSpeech(page);
    await signIn('customer2@nearbite.test');
    await page.goto('/voice-order/');
    await page.getByRole('button', { name: 'Start Listening' }).click();
    await say(page, 'two chicken biryani');
    await page.getByRole('button', { name: 'Send Order' }).click();
    const preview = page.getByRole('region', { name: 'Order Preview' });
    await expect(preview.getByRole('listitem')).toHaveCount(1);

    await page.reload();
    await expect(preview.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Confirm Items to Cart' }).click();
    await expect(page.getByRole('button', { name: 'Proceed to Delivery' })).toBeVisible();

    await page.reload();
    // By keyboard: the toast about the cart may just be passing over it.
    await page.getByRole('button', { name: 'Proceed to Delivery' }).press('Enter');
    await say(page, 'my name is sara ahmed');
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(page.locator('[aria-current=step]').getByLabel('Phone')).toBeVisible();

    await page.reload();
    await expect(page.getByLabel('Full Name')).toHaveValue('Sara Ahmed');
    expect((await soundsOf(page)).spoken).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();
    await say(page, 'zero three zero zero one two three four five six seven');
    await expect(page.getByLabel('Phone')).toHaveValue('03001234567');
    expect((await soundsOf(page)).spoken[0]?.text).toBe('Your phone number?');

    await page.getByRole('button', { name: 'Say Again' }).click();
    await expect(page.getByLabel('Phone')).toHaveValue('');
    await page.getByRole('button', { name: 'Reset All' }).click();
    await page.getByRole('button', { name: 'Yes, reset' }).click();
    await expect(page.getByText('Your words appear here.')).toBeVisible();
    await expect(page.getByLabel('Cart, 0 items')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('voiceOrderData'))).toBeNull();
  });

  test('without speech recognition a text box takes its place', async ({ page, signIn }) => {
    await removeSpeech(page);
    await signIn('customer2@nearbite.test');
    await page.goto('/voice-order/');
    await expect(page.getByRole('button', { name: 'Start Listening' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Send Order' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('No speech detected.');
    await page.getByRole('button', { name: 'OK' }).click();

    await page.getByLabel('Type your order').fill('two purple spaceships');
    await page.getByRole('button', { name: 'Send Order' }).click();
    await expect(page.getByText('No items found matching your request. Please try again.')).toBeVisible();
    await expect(page.getByText('I did not find “purple spaceships”.')).toBeVisible();

    await page.getByLabel('Type your order').fill('one seekh kebab');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Confirm Items to Cart' }).click();
    // By keyboard: the toast about the cart may just be passing over it.
    await page.getByRole('button', { name: 'Proceed to Delivery' }).press('Enter');
    for (const { label, written } of DETAILS) {
      await expect(page.getByLabel(label)).toBeFocused();
      if (label === 'Phone') {
        await page.keyboard.type('12');
        await page.keyboard.press('Enter');
        await expect(page.getByText('Phone must be between 7 and 20 characters long')).toBeVisible();
        await page.getByLabel(label).fill('');
      }
      await page.keyboard.type(written);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('Order confirmed successfully!')).toBeVisible();
  });

  test('a refused microphone is explained, and typing goes on', async ({ page, signIn }) => {
    await scriptSpeech(page, { microphone: 'refused' });
    await signIn('customer2@nearbite.test');
    await page.goto('/voice-order/');
    await page.getByRole('button', { name: 'Start Listening' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Microphone access is blocked.');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByText('Microphone access is blocked.', { exact: false })).toBeVisible();
    await expect(page.getByLabel('Type your order')).toBeVisible();
  });

  test('a microphone that does not start says so', async ({ page, signIn }) => {
    await scriptSpeech(page, { microphone: 'throws' });
    await signIn('customer2@nearbite.test');
    await page.goto('/voice-order/');
    await page.getByRole('button', { name: 'Start Listening' }).click();
    await expect
      .poll(async () => (await soundsOf(page)).spoken.map(({ text }) => text))
      .toEqual(["Sorry, I couldn't start listening. Please try again."]);
    await expect(page.getByText("Sorry, I couldn't start listening. Please try again.")).toBeVisible();
    await expect(page.getByLabel('Type your order')).toBeVisible();
  });

  test('a refused location is explained and can be granted later', async ({ page, context, signIn }) => {
    await removeSpeech(page);
    // A saved place would stand in for the location.
    const { headers, id } = await signInByApi(page.request, 'customer2@nearbite.test');
    const addresses = `/api/customer/addresses/${id}/`;
    for (const saved of await (await page.request.get(addresses, { headers })).json()) {
      await page.request.delete(`${addresses}${saved.id}/`, { headers });
    }
    await signIn('customer2@nearbite.test');
    await context.clearPermissions();
    await page.goto('/voice-order/');
    await expect(page.getByRole('alertdialog')).toContainText(
      'Please enable location services to use voice ordering.',
    );
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByLabel('Type your order').fill('one seekh kebab');
    await page.getByRole('button', { name: 'Send Order' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Location not available.');
    await page.getByRole('button', { name: 'OK' }).click();

    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(LAHORE);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByRole('button', { name: 'Use my location' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Send Order' }).click();
    await expect(page.getByRole('region', { name: 'Order Preview' })).toContainText('Seekh Kebab');
  });
});
