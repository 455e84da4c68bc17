import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { rememberPlace } from '../../../lib/place/place.ts';
import { positionAt, positionError } from '../../../testing/fake-geolocation.ts';
import { json, refusal } from '../../../testing/fake-server.ts';
import { giveNavigator } from '../../../testing/give-navigator.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const LAHORE = { latitude: 31.52, longitude: 74.36 };
const REGISTER = '/api/user/register/';

function locationIs(position: typeof LAHORE | undefined) {
  giveNavigator({
    geolocation: {
      getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) =>
        position ? found(positionAt(position)) : failed(positionError('denied')),
    },
  });
}

/** A prompt that waits until the test answers it. */
function promptIsOpen() {
  const responses: PositionCallback[] = [];
  giveNavigator({
    permissions: { query: async () => ({ state: 'prompt' }) },
    geolocation: { getCurrentPosition: (found: PositionCallback) => responses.push(found) },
  });
  return {
    grant: () => act(() => responses.forEach((found) => void found(positionAt(LAHORE)))),
  };
}

async function fill(
  user: ReturnType<typeof renderApp>['user'],
  values: Partial<Record<string, string>> = {},
) {
  const form: Record<string, string> = {
    'Full Name': " Conan O'Brien ",
    Email: 'a&b@example.com',
    Password: ' p&ss\\word ',
    'Confirm Password': ' p&ss\\word ',
    ...values,
  };
  for (const [label, value] of Object.entries(form)) {
    await user.type(await screen.findByLabelText(label), value.replace(/[{[]/g, '$&$&'));
  }
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
}

const signedUp = () =>
  json({ token: { access: 'access-of-customer', refresh: 'r' }, msg: 'Registered' }, 201);

describe('registering', () => {
  beforeEach(() => locationIs(LAHORE));

  test('takes the place that was chosen in the top bar, without asking the browser', async () => {
    locationIs(undefined);
    rememberPlace({ kind: 'listed', name: 'Gulberg, Lahore', latitude: 31.51, longitude: 74.34 });
    const { server, user, place } = renderApp('/register', { server: { [`POST ${REGISTER}`]: signedUp } });
    await fill(user);
    await expect.poll(place).toBe('/dashboard');
    expect(server.callsTo(REGISTER)[0]?.body).toMatchObject({ latitude: 31.51, longitude: 74.34 });
  });

  test('sends name and address escaped and the passwords as typed, then goes to the dashboard', async () => {
    const { server, user, place } = renderApp('/register', { server: { [`POST ${REGISTER}`]: signedUp } });
    await fill(user);
    await waitFor(() => expect(place()).toBe('/dashboard'));
    expect(server.callsTo(REGISTER)[0]?.body).toEqual({
      name: 'Conan O&#39;Brien',
      email: 'a&amp;b@example.com',
      password: ' p&ss\\word ',
      password2: ' p&ss\\word ',
      tc: true,
      language: 'en',
      ...LAHORE,
    });
    expect(await screen.findByText('Registered')).toBeInTheDocument();
  });

  test('whoever came for a page is offered it on the dashboard', async () => {
    const { user, place } = renderApp('/register?next=%2Fdetail%2F5', {
      server: { [`POST ${REGISTER}`]: signedUp },
    });
    await screen.findByLabelText('Full Name');
    expect(screen.getByRole('main').querySelector('a[href^="/login"]')).toHaveAttribute(
      'href',
      '/login?next=%2Fdetail%2F5',
    );
    await fill(user);
    expect(await screen.findByRole('link', { name: 'Continue where you were' })).toHaveAttribute(
      'href',
      '/detail/5',
    );
    expect(place()).toBe('/dashboard?next=%2Fdetail%2F5');
  });

  test('a wrong form sends nothing', async () => {
    const { server, user } = renderApp('/register', { server: { [`POST ${REGISTER}`]: signedUp } });
    await fill(user, { 'Full Name': 'R2', Email: 'x', Password: '12345', 'Confirm Password': '54321' });
    expect(await screen.findByText('Name can only contain letters, spaces, and hyphens')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email format');
    expect(screen.getByText('Password must be at least 6 characters long')).toBeInTheDocument();
    expect(screen.getByText('Passwords do not match')).toBeInTheDocument();
    expect(screen.getByLabelText('Full Name')).toHaveFocus();
    expect(server.callsTo(REGISTER)).toEqual([]);

    await user.click(screen.getByLabelText('Show Passwords'));
    expect(screen.getByLabelText('Confirm Password')).toHaveAttribute('type', 'text');
  });

  test('server messages go beside their fields, others to the red alert', async () => {
    const { user } = renderApp('/register', {
      server: {
        [`POST ${REGISTER}`]: () =>
          refusal(400, 'validation', {
            email: ['A user with this email already exists'],
            latitude: ['Where?'],
          }),
      },
    });
    await fill(user);
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
        'A user with this email already exists',
      ),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Where?');
  });

  test('a refused location sends nothing, says so and offers cities, the map last', async () => {
    locationIs(undefined);
    const { server, user, place } = renderApp('/register', { server: { [`POST ${REGISTER}`]: signedUp } });
    await fill(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Unable to retrieve your location. Please try again.',
    );
    expect(server.callsTo(REGISTER)).toEqual([]);
    const ways = within(screen.getByRole('region', { name: 'Where are you?' })).getAllByRole('button');
    expect(ways.at(0)).toHaveTextContent('Lahore, city centre');
    expect(ways.at(-1)).toHaveTextContent('Choose the place on a map');

    await user.click(screen.getByRole('button', { name: 'Clifton, Karachi' }));
    await waitFor(() => expect(place()).toBe('/dashboard'));
    expect(server.callsTo(REGISTER)).toHaveLength(1);
    expect(server.callsTo(REGISTER)[0]?.body).toMatchObject({ latitude: 24.8138, longitude: 67.03 });
  });

  test('cities stand beside the open prompt, and the first answer is sent', async () => {
    const prompt = promptIsOpen();
    const { server, user, place } = renderApp('/register', { server: { [`POST ${REGISTER}`]: signedUp } });
    await fill(user);
    const city = await screen.findByRole('button', { name: 'Gulberg, Lahore' });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Where are you?' })).toHaveFocus());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(server.callsTo(REGISTER)).toEqual([]);

    await user.click(city);
    prompt.grant();
    await waitFor(() => expect(place()).toBe('/dashboard'));
    expect(server.callsTo(REGISTER)).toHaveLength(1);
    expect(server.callsTo(REGISTER)[0]?.body).toMatchObject({ latitude: 31.5102, longitude: 74.3441 });
  });

  test('the prompt may answer first, with what the form says by then', async () => {
    const prompt = promptIsOpen();
    const { server, user, place } = renderApp('/register', { server: { [`POST ${REGISTER}`]: signedUp } });
    await fill(user);
    await screen.findByRole('button', { name: 'Gulberg, Lahore' });
    await user.type(screen.getByLabelText('Email'), '.pk');
    prompt.grant();
    await waitFor(() => expect(place()).toBe('/dashboard'));
    expect(server.callsTo(REGISTER)[0]?.body).toMatchObject({ email: 'a&amp;b@example.com.pk', ...LAHORE });
  });

  test('an answer after the page was left sends nothing', async () => {
    const prompt = promptIsOpen();
    const { server, user, navigate } = renderApp('/register', { server: { [`POST ${REGISTER}`]: signedUp } });
    await fill(user);
    await screen.findByRole('button', { name: 'Gulberg, Lahore' });
    await navigate('/login');
    await screen.findByRole('heading', { name: 'Sign In' });
    prompt.grant();
    expect(server.callsTo(REGISTER)).toEqual([]);
  });
});
