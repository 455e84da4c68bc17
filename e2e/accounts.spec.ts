import type { Page } from '@playwright/test';
import { expect, LAHORE, signInByCalls, test } from './fixtures.ts';

const PASSWORD = 'correct & "horse"';
const REGISTERED =
  'Registered successfully,verify account by opening link in your gmail then login.Also check spam folder.';
/** The browser writes a line of its own for every refused call. */
const REFUSED_CALL = /Failed to load resource: the server responded with a status of (400|401|403)/;

let count = 0;
const freshEmail = () => `story-${process.pid}-${Date.now()}-${++count}@example.com`;

async function fillRegistration(page: Page, { name = "Conan O'Brien", email = freshEmail() } = {}) {
  await page.goto('/register');
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  return email;
}

async function logIn(page: Page, email: string, password: string) {
  await page.goto('/login');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

type MailTo = (address: string, subject?: RegExp) => Promise<{ links: string[] }>;

/** As the form sends it. */
const registrationOf = (email: string) => ({
  name: 'Conan O&#39;Brien',
  email,
  password: PASSWORD,
  password2: PASSWORD,
  tc: true,
  language: 'en',
  ...LAHORE,
});

/** Registered, verified and signed in, by calls: the forms for it have the first stories. */
async function becomeCustomer(page: Page, mailTo: MailTo): Promise<string> {
  const email = freshEmail();
  const registered = await page.request.post('/api/user/register/', { data: registrationOf(email) });
  expect(registered.ok(), await registered.text()).toBe(true);
  const link = new URL((await mailTo(email, /^Verify/)).links[0] ?? '');
  const verified = await page.request.get(`/api/user${link.pathname}/`);
  expect(verified.ok(), await verified.text()).toBe(true);
  await signInByCalls(page, email, PASSWORD);
  return email;
}

test.describe('registering', () => {
  test('register, see what is left, verify from the mail, log in, log out', async ({ page, mailTo }) => {
    const email = await fillRegistration(page);
    const call = page.waitForRequest('**/api/user/register/');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    expect((await call).postDataJSON()).toEqual(registrationOf(email));
    await expect(page.getByText(REGISTERED)).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText("Hello, Conan O'Brien.")).toBeVisible();
    await expect(page.getByText('Please verify your email first.')).toBeVisible();
    await page.getByRole('button', { name: 'Resend verification email' }).click();
    await expect(page.getByText('a verification link is on its way')).toBeVisible();

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Logged out successfully')).toBeVisible();
    expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('access_token');

    await page.goto((await mailTo(email, /^Verify/)).links[0] ?? '');
    await expect(page.getByText('Account activated successfully')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await page.getByLabel('Email Address').fill(email.toUpperCase());
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Signed in successfully')).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test.describe('without a location', () => {
    test.use({ permissions: [] });

    test('the refusal is said, nothing is sent, and a place on the map does instead', async ({ page }) => {
      const sent: string[] = [];
      page.on('request', (request) => request.url().includes('/register/') && sent.push(request.url()));
      await fillRegistration(page);
      await page.getByRole('button', { name: 'Sign Up' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText(
        'Unable to retrieve your location. Please try again.',
      );
      expect(sent).toEqual([]);

      await page.getByRole('button', { name: 'Choose the place on a map' }).click();
      await page.locator('.leaflet-container').click({ position: { x: 150, y: 120 } });
      await expect(page.getByLabel('Latitude')).toHaveValue(/^31\.\d+$/);
      const pin = page.locator('.leaflet-marker-icon');
      const before = await page.getByLabel('Latitude').inputValue();
      await pin.focus();
      await page.keyboard.press('ArrowUp');
      await expect(page.getByLabel('Latitude')).not.toHaveValue(before);
      await page.getByLabel('Latitude').fill('31.5');
      await page.getByLabel('Longitude').fill('74.25');

      const call = page.waitForRequest('**/api/user/register/');
      await page.getByRole('button', { name: 'Sign Up' }).click();
      expect((await call).postDataJSON()).toMatchObject({ latitude: 31.5, longitude: 74.25 });
      await expect(page).toHaveURL('/dashboard');
    });
  });
});

test.describe('with refusals', () => {
  // Several sign-ins each, some in two pages: a busy machine needs its time.
  test.slow();
  test.use({ expectedConsole: [REFUSED_CALL] });

  test('an unverified account is told so at login and can have the link sent again', async ({
    page,
    mailTo,
  }) => {
    const email = await fillRegistration(page);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await logIn(page, email, PASSWORD);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Please verify your email first.');
    const first = (await mailTo(email, /^Verify/)).links[0];
    await page.getByRole('button', { name: 'Resend verification email' }).click();
    await expect(page.getByText('a verification link is on its way')).toBeVisible();
    await expect(async () => {
      expect((await mailTo(email, /^Verify/)).links[0]).not.toBe(first);
    }).toPass();
  });

  test('forget the password, set a new one from the mail, log in with it', async ({ page, mailTo }) => {
    const email = await becomeCustomer(page, mailTo);
    await page.goto('/logout');
    await expect(page.getByText(/logged out/i).first()).toBeVisible();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
    await page.getByLabel('Email Address').fill(email);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'a reset link is on its way' })).toBeVisible();
    await expect(page.getByLabel('Email Address')).toHaveValue('');

    const link = (await mailTo(email, /^Reset/)).links[0] ?? '';
    expect(new URL(link).pathname).toMatch(/^\/api\/user\/reset\/\d+\/[\w-]+$/);
    await page.goto(link);
    await page.getByLabel('New Password', { exact: true }).fill('  spaces stay  ');
    await page.getByLabel('Confirm New Password').fill('  spaces stay  ');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Password reset successfully')).toBeVisible();
    await logIn(page, email, PASSWORD);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Email or password is not valid');
    await logIn(page, email, '  spaces stay  ');
    await expect(page.getByText('Signed in successfully')).toBeVisible();
    await expect(page).toHaveURL('/');
    const reviewed = page.waitForResponse(/\/security\/reviewed\//);
    await page.getByRole('link', { name: /See what else opens your account/ }).click();
    await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();
    await reviewed;
    await page.reload();
    await expect(page.getByLabel('Current Password')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What else opens your account' })).toHaveCount(0);

    await page.goto(link);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('This link is not valid any more.');
    await expect(page.getByLabel('New Password', { exact: true })).toHaveCount(0);
  });

  test('change the password: this tab stays, another browser is signed out', async ({
    page,
    mailTo,
    browser,
    app,
  }) => {
    const email = await becomeCustomer(page, mailTo);
    const elsewhere = await browser.newPage({ baseURL: app.url });
    await logIn(elsewhere, email, PASSWORD);
    await expect(elsewhere.getByRole('button', { name: 'Logout' }).first()).toBeVisible();

    await page.goto('/changepassword');
    await page.getByLabel('Current Password').fill('not this one');
    await page.getByLabel('New Password', { exact: true }).fill('a new one 1');
    await page.getByLabel('Confirm New Password').fill('a new one 1');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('The current password is not correct')).toBeVisible();
    await page.getByLabel('Current Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Password changed successfully')).toBeVisible();
    await expect(page.getByLabel('Current Password')).toHaveValue('');
    await expect(page.getByRole('heading', { name: 'What else opens your account' })).toBeInViewport();
    await expect(page.getByText('This device')).toBeVisible();
    await page.goto('/customer/account/');
    await expect(page.getByRole('heading', { name: "Hello, Conan O'Brien" })).toBeVisible();

    await elsewhere.goto('/customer/account/');
    await expect(elsewhere).toHaveURL('/login?next=%2Fcustomer%2Faccount%2F');
    await elsewhere.close();
  });

  test('an access token that ends during use is renewed unseen', async ({ page, mailTo }) => {
    await becomeCustomer(page, mailTo);
    await page.goto('/customer/settings/');
    await expect(page.getByLabel('Full Name')).toHaveValue("Conan O'Brien");
    await page.evaluate(() => localStorage.setItem('access_token', 'ended'));
    await page.getByLabel('City').fill('Lahore');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBe('ended');
  });

  test('two tabs renew at the same time and both stay; signing out in one signs out the other', async ({
    page,
    context,
    mailTo,
  }) => {
    await becomeCustomer(page, mailTo);
    const second = await context.newPage();
    await Promise.all([page.goto('/customer/account/'), second.goto('/customer/account/')]);
    const refreshes: string[] = [];
    context.on(
      'request',
      (request) => request.url().endsWith('/token/refresh/') && refreshes.push(request.url()),
    );
    await page.evaluate(() => localStorage.setItem('access_token', 'ended'));
    await Promise.all([page.reload(), second.reload()]);
    for (const tab of [page, second]) {
      await expect(tab.getByRole('heading', { name: "Hello, Conan O'Brien" })).toBeVisible();
    }
    expect(refreshes).toHaveLength(1);

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(second).toHaveURL(/\/login/);
  });
});

test.describe('the profile', () => {
  // The sign-in from before the address was proved is refused once.
  test.use({ expectedConsole: [REFUSED_CALL] });

  test('edit the profile with a picture', async ({ page, mailTo }) => {
    await becomeCustomer(page, mailTo);
    await page.goto('/customer/settings/');
    await expect(page.getByLabel('Email')).toHaveAttribute('readonly');
    await expect(page.getByLabel('Mobile')).toHaveAttribute('readonly');
    await page.getByLabel('Full Name').fill('Conan the Cook');
    await page.getByLabel('Address', { exact: true }).fill('12 Mall Road');
    await page.getByLabel('City').fill('Lahore');
    const picture = await page.screenshot({ type: 'png' });
    await page
      .getByLabel('Profile Image file')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByText('me.png will be your new picture.')).toBeVisible();
    await expect(page.locator('form img')).toHaveAttribute('src', /^blob:/);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Profile updated successfully')).toBeVisible();
    await expect(page.locator('form img')).toHaveAttribute('src', /^\/media\//);

    await page
      .getByRole('navigation', { name: 'Customer area' })
      .getByRole('link', { name: 'Account', exact: true })
      .click();
    await expect(page.getByRole('heading', { name: 'Hello, Conan the Cook' })).toBeVisible();
    await expect(page.getByText('12 Mall Road')).toBeVisible();
  });

  test('add a passkey, sign in with it, remove it', async ({ page, mailTo }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('WebAuthn.enable');
    await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    await becomeCustomer(page, mailTo);
    await page.goto('/customer/settings/');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByLabel('Name').fill('Story phone');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Passkey Story phone added')).toBeVisible();
    await expect(page.getByText('not used yet')).toBeVisible();

    await page.goto('/logout');
    await expect(page.getByText(/logged out/i).first()).toBeVisible();
    await page.goto('/login?next=%2Fcustomer%2Fsettings%2F');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page).toHaveURL('/customer/settings/');
    await expect(page.getByText(/last used/).first()).toBeVisible();

    await page.getByRole('button', { name: 'Remove Story phone' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey instead' }).click();
    await expect(page.getByText('Passkey removed')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Your passkeys' })).toHaveCount(0);
  });
});
