import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { json, refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const LAHORE = { latitude: 31.52, longitude: 74.36 };
const REGISTER = '/api/user/register/';

function locationIs(position: typeof LAHORE | undefined) {
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: navigator.userAgent,
    geolocation: {
      getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) =>
        position
          ? found({ coords: position } as GeolocationPosition)
          : failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError),
    },
  });
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
      ...LAHORE,
    });
    expect(await screen.findByText('Registered')).toBeInTheDocument();
  });

  test('a wrong form sends nothing', async () => {
    const { server, user } = renderApp('/register', { server: { [`POST ${REGISTER}`]: signedUp } });
    await fill(user, { 'Full Name': 'R2', Email: 'x', Password: '12345', 'Confirm Password': '54321' });
    expect(await screen.findByText('Name can only contain letters, spaces, and hyphens')).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email format');
    expect(screen.getByText('Passwords do not match')).toBeInTheDocument();
    expect(server.callsTo(REGISTER)).toEqual([]);
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

  test('without a location nothing is sent, and the map is offered', async () => {
    locationIs(undefined);
    const { server, user } = renderApp('/register', { server: { [`POST ${REGISTER}`]: signedUp } });
    await fill(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Unable to retrieve your location. Please try again.',
    );
    expect(screen.getByRole('button', { name: 'Choose the place on a map' })).toBeInTheDocument();
    expect(server.callsTo(REGISTER)).toEqual([]);
  });
});
