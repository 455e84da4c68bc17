import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, createCustomer, createOwner, visitorOf } from '../testing/actors.ts';
import { createDish } from '../testing/dishes.ts';
import { goToPayment, placeTestOrder } from '../testing/orders.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const readUrdu = ({ id }: Caller) =>
  app.database.db.updateTable('users').set({ language: 'ur' }).where('id', '=', id).execute();

/** Letters of ours that are no name, address or amount. */
const ENGLISH = /\b(the|your|you|this|please|order|hello|with|have)\b/i;

const wordsOf = (html: string) => html.replaceAll(/<[^>]*>|https?:\S+/g, ' ');

const sendForm = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

test('a mail is written in the language its reader’s account names when it is sent, right to left, and leads there', async () => {
  const user = await createCustomer(app, { name: 'آمنہ خان' });
  const ask = () => visitorOf(app).post('/api/user/send-reset-password-email/', { email: user.email });
  await ask();
  expect((await app.mailsTo(user.email))[0]?.subject).toBe('Reset your Nearbite password');
  await readUrdu(user);
  app.clock.advanceSeconds(3600);
  await ask();
  const [mail] = await app.mailsTo(user.email);
  expect(mail?.subject).toBe('اپنا Nearbite پاس ورڈ دوبارہ مقرر کریں');
  expect(mail?.html).toContain('<html lang="ur" dir="rtl">');
  expect(mail?.html).toContain('السلام علیکم آمنہ خان،');
  expect(mail?.text).toMatch(/http:\/\/nearbite\.test\/ur\/api\/user\/reset\//);
  expect(wordsOf(mail?.html ?? '')).not.toMatch(ENGLISH);
});

test('an order is told to its customer and to its kitchen, each in their own language', async () => {
  const [owner, buyer] = [await createOwner(app, { name: 'Tandoor' }), await createCustomer(app)];
  const kitchen = await app.database.db
    .selectFrom('restaurants')
    .select('email')
    .where('id', '=', owner.restaurantId)
    .executeTakeFirstOrThrow();
  await readUrdu(owner);
  const dish = await createDish(app, owner, { title: 'Karahi' });
  const { oid } = await placeTestOrder(buyer, [{ dish_id: dish.id }]);
  // Who pays on an Urdu page comes back to one.
  const toPage = await sendForm(`/stripe-checkout/${oid}/`, { lang: 'ur' });
  const page = await app.inject({ url: String(toPage.headers.location) });
  expect(page.body).toContain('<html lang="ur" dir="rtl">');
  expect(page.body).toContain('>ادائیگی کریں</button>');
  expect(wordsOf(page.body.slice(page.body.indexOf('<main>')))).not.toMatch(
    /\b(pay|decline|cancel|order|test)\b/i,
  );
  const back = await sendForm(String(toPage.headers.location), { action: 'pay' });
  expect(back.headers.location).toBe(`/ur/customer/orders/${oid}/?payment=success`);
  const again = await sendForm(`/stripe-checkout/${oid}/?lang=ur`, {});
  expect(again.headers.location).toBe(`/ur/customer/orders/${oid}/`);
  const [toKitchen] = await app.mailsTo(kitchen.email);
  expect(toKitchen?.subject).toMatch(/^Tandoor کے لیے نیا آرڈر \w+$/);
  expect(wordsOf(toKitchen?.html ?? '')).not.toMatch(ENGLISH);
  for (const { subject, text } of await app.mailsTo(buyer.email)) {
    expect(subject).toMatch(/^(We have received|Payment received for) your Nearbite order/);
    expect(text).toContain(`http://nearbite.test/c`);
  }
});

test('a notification is read in the language of the call, whenever it was written', async () => {
  const [owner, buyer] = [await createOwner(app, { name: 'Tandoor' }), await createCustomer(app)];
  const dish = await createDish(app, owner, { title: 'Karahi' });
  const { oid } = await placeTestOrder(buyer, [{ dish_id: dish.id }]);
  await sendForm(await goToPayment(app, oid), { action: 'pay' });
  const read = async (caller: Caller, url: string, language: string) =>
    (
      await app.inject({
        url,
        headers: { authorization: `Bearer ${caller.accessToken}`, 'accept-language': language },
      })
    ).json()[0];
  const own = `/api/customer/notifications/${buyer.id}/`;
  expect(await read(buyer, own, 'en')).toMatchObject({
    message: expect.stringMatching(/^We have received your payment of Rs/),
  });
  expect(await read(buyer, own, 'ur')).toMatchObject({
    title: 'ادائیگی مل گئی',
    message: expect.stringMatching(/^آرڈر \w+ کے لیے آپ کی Rs\S+ کی ادائیگی ہمیں مل گئی ہے۔$/),
  });
  const ofKitchen = `/api/restaurant/notifications/${owner.restaurantId}/`;
  expect((await read(owner, ofKitchen, 'ur')).message).toMatch(/^آرڈر #\w+ میں 1 × Karahi$/);
});
