import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { json, PROFILES, refusal } from '../../../testing/fake-server.ts';
import { catchSockets } from '../../../testing/fake-socket.ts';
import { firstOf } from '../../../testing/first-of.ts';
import { renderApp, testPage } from '../../../testing/render-app.tsx';
import { endSession } from '../../accounts/session/tokens.ts';

const NO_REQUEST = { status: 'none', name: null, reason: null, date: null, sent: null };
const here = { coords: { latitude: 31.5, longitude: 74.3 } };

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  );
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: (done: (position: unknown) => void) => done(here) },
  });
});

/** Forms with files leave by XMLHttpRequest, which tells their progress; it goes where fetch goes. */
function sendFormsByFetch() {
  class Sent extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    private target: [string, URL] = ['', new URL('http://localhost')];
    open(method: string, url: URL) {
      this.target = [method, url];
    }
    setRequestHeader() {}
    async send() {
      const response = await fetch(this.target[1], { method: this.target[0], body: 'form' });
      this.status = response.status;
      this.responseText = await response.text();
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sent);
}

// The real one asks for figures and dishes.
const DASHBOARD = testPage('/restaurant/dashboard/', 'restaurant', 'Dashboard');

const open = (server: Parameters<typeof renderApp>[1] = {}) =>
  renderApp('/restaurant-register', {
    as: 'customer',
    pages: [DASHBOARD],
    ...server,
    server: { 'GET /api/restaurant/request/': () => json(NO_REQUEST), ...server.server },
  });

async function fillIn(user: ReturnType<typeof renderApp>['user']) {
  await user.upload(
    await screen.findByLabelText('Image'),
    new File(['x'], 'front.png', { type: 'image/png' }),
  );
  await user.click(screen.getByLabelText('Name'));
  await user.paste('Cafe');
  await user.click(screen.getByLabelText('Contact Number'));
  await user.paste('0300 1234567');
  await user.click(screen.getByLabelText('Description'));
  await user.paste('Good food');
  await user.click(screen.getByRole('button', { name: 'Create Restaurant' }));
}

describe('registering a restaurant', () => {
  test('shows success as the toast and the words in place of the form', async () => {
    sendFormsByFetch();
    const { user, server } = open({
      server: { 'POST /api/restaurant/register/': () => json({ message: 'ok' }, 201) },
    });
    await fillIn(user);
    expect(await screen.findByText('Restaurant Creation Request Sent Successfully!')).toBeInTheDocument();
    expect(await screen.findByText('Restaurant Creation Request Sent Successfully')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create Restaurant' })).not.toBeInTheDocument();
    expect(server.callsTo('/api/restaurant/register/')).toHaveLength(1);
  });

  test('a missing picture is the first field to be led to', async () => {
    const { user } = open();
    await screen.findByLabelText('Description');
    await user.click(screen.getByRole('button', { name: 'Create Restaurant' }));
    expect(await screen.findByText('An image is required')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Image')).toHaveFocus());
  });

  test('keeps the form and its input when a field is wrong', async () => {
    sendFormsByFetch();
    const { user } = open({
      server: {
        'POST /api/restaurant/register/': () => refusal(400, 'validation', { name: ['This name is taken'] }),
      },
    });
    await fillIn(user);
    expect(await screen.findByText('This name is taken')).toBeInTheDocument();
    expect(screen.getByLabelText('Description')).toHaveValue('Good food');
  });

  test('gives way to a message that no field explains', async () => {
    sendFormsByFetch();
    const { user } = open({ server: { 'POST /api/restaurant/register/': () => refusal(409, 'conflict') } });
    await fillIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('refused: conflict');
    expect(screen.queryByRole('button', { name: 'Create Restaurant' })).not.toBeInTheDocument();
  });

  test.each([
    [503, 'unavailable'],
    [500, 'internal'],
    [429, 'rate_limited'],
  ] as const)('keeps everything when the answer is %i, and says so near the button', async (status, code) => {
    sendFormsByFetch();
    const { user } = open({ server: { 'POST /api/restaurant/register/': () => refusal(status, code) } });
    await fillIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(`refused: ${code}`);
    expect(screen.getByLabelText('Description')).toHaveValue('Good food');
    const button = screen.getByRole('button', { name: 'Create Restaurant' });
    expect(screen.getByRole('alert').nextElementSibling).toBe(button);
  });

  test.each([
    [413, 'payload_too_large', 'Pictures may have at most 5 MB.'],
    [415, 'unsupported_media_type', 'Pictures must be JPEG, PNG, WebP, GIF or AVIF files.'],
  ] as const)('a picture refused with %i is an error of its field', async (status, code, text) => {
    sendFormsByFetch();
    const { user } = open({ server: { 'POST /api/restaurant/register/': () => refusal(status, code) } });
    await fillIn(user);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('Image')).toBeInvalid();
    expect(screen.getByLabelText('Name')).toHaveValue('Cafe');
  });

  test('asks before what was typed is lost', async () => {
    const { user, place } = open();
    await user.type(await screen.findByLabelText('Name'), 'Cafe');
    await user.click(firstOf(screen.getAllByRole('link', { name: /Nearbite/ })));
    expect(await screen.findByText('Leave without saving?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(place()).toBe('/restaurant-register');
  });

  test('keeps everything when the server does not respond', async () => {
    const { user } = open();
    vi.stubGlobal(
      'XMLHttpRequest',
      class extends EventTarget {
        upload = new EventTarget();
        open() {}
        setRequestHeader() {}
        send() {
          this.dispatchEvent(new Event('error'));
        }
      },
    );
    await fillIn(user);
    expect(await screen.findByText(/We could not reach the server/)).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Cafe');
  });

  test('stays where it is when the location is refused at once', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (_done: unknown, fail: (error: unknown) => void) =>
          fail({ code: 1, PERMISSION_DENIED: 1 }),
      },
    });
    open();
    expect(await screen.findByText(/did not tell us where you are/)).toBeInTheDocument();
    expect(scrolled).not.toHaveBeenCalled();
  });

  test('logs a refused location and asks for the map', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (_done: unknown, fail: (error: unknown) => void) =>
          fail({ code: 1, PERMISSION_DENIED: 1 }),
      },
    });
    const { user, server } = open();
    await fillIn(user);
    expect(await screen.findByText("Choose your restaurant's place on the map.")).toBeInTheDocument();
    expect(log).toHaveBeenCalledWith('Error getting location:', expect.any(Error));
    expect(server.callsTo('/api/restaurant/register/')).toHaveLength(0);
  });
});

describe('a decision reaches the open page', () => {
  async function apply(responses: { request: unknown; profile?: unknown }) {
    sendFormsByFetch();
    const sockets = catchSockets();
    const app = open({
      server: {
        'POST /api/restaurant/register/': () => json({ message: 'ok' }, 201),
        'GET /api/restaurant/request/': () => json(responses.request),
        'GET /api/user/profile/': () => json(responses.profile ?? PROFILES.customer),
      },
    });
    await fillIn(app.user);
    expect(await screen.findByText('Restaurant Creation Request Sent Successfully!')).toBeInTheDocument();
    await waitFor(() => expect(sockets.to('/ws/live')).toHaveLength(1));
    const [socket] = sockets.to('/ws/live');
    act(() => socket?.open());
    return { ...app, socket };
  }

  test('approval leads to the dashboard', async () => {
    const responses: Parameters<typeof apply>[0] = { request: NO_REQUEST };
    const { socket, place } = await apply(responses);
    responses.profile = PROFILES.owner;
    act(() => socket?.receive({ type: 'restaurant', status: 'approved' }));
    await waitFor(() => expect(place()).toBe('/restaurant/dashboard/'));
  });

  test('declining says why and offers the form again', async () => {
    const responses: Parameters<typeof apply>[0] = { request: NO_REQUEST };
    const { socket } = await apply(responses);
    responses.request = {
      status: 'declined',
      name: 'Cafe',
      reason: 'Too blurred.',
      date: '2026-01-01T00:00:00.000Z',
      sent: null,
    };
    act(() => socket?.receive({ type: 'restaurant', status: 'declined' }));
    expect(await screen.findByText(/Too blurred\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Create Restaurant' })).toBeInTheDocument();
  });
});

describe('who comes here', () => {
  test('a visitor is asked to log in and returns', async () => {
    renderApp('/restaurant-register');
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?next=%2Frestaurant-register',
    );
  });

  test('somebody whose session ends here reads so, and that nothing is lost', async () => {
    open();
    await screen.findByLabelText('Description');
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    act(endSession);
    const alert = await screen.findByText('Your session has ended. Log in to go on where you left off.');
    expect(alert).toBeInTheDocument();
    // The form was sent from its end; the page that takes its place is short.
    expect(scrolled).toHaveBeenCalled();
  });

  test('an unverified user is asked to verify', async () => {
    open({ server: { 'GET /api/user/profile/': () => json({ ...PROFILES.customer, is_verified: false }) } });
    expect(await screen.findByText('Please verify your email first.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Resend verification email' })).toBeInTheDocument();
  });

  const sent = {
    name: 'Cafe',
    email: 'cafe@example.com',
    mobile: '0300 7654321',
    description: 'Coffee and cake',
    address: '1 Mall Road',
    image: '/media/front.webp',
    latitude: 31.4,
    longitude: 74.2,
  };
  const picture = () => new Response('bytes', { headers: { 'content-type': 'image/webp' } });
  const waiting = {
    status: 'pending',
    name: 'Cafe',
    reason: null,
    date: '2026-01-01T00:00:00.000Z',
    sent,
  };

  test('a waiting applicant sees that the request waits, and can correct it', async () => {
    sendFormsByFetch();
    const { user, server } = open({
      server: {
        'GET /api/restaurant/request/': () => json(waiting),
        'PUT /api/restaurant/request/': () => json({ message: 'ok' }),
        'GET /media/front.webp': picture,
      },
    });
    const title = 'Your restaurant request is already awaiting approval.';
    expect(await screen.findByText(title)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Correct' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Cafe');
    await waitFor(() => expect(server.callsTo('/media/front.webp')).toHaveLength(1));
    await user.click(screen.getByLabelText('Description'));
    await user.paste(' and tea');
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getAllByText('Your request was corrected').length).toBeGreaterThan(0);
    // The form was sent from its end; the page that takes its place is short.
    await waitFor(() => expect(scrolled).toHaveBeenCalled());
    expect(server.callsTo('/api/restaurant/register/')).toHaveLength(0);
  });

  test('a waiting applicant can withdraw it after a question, and register anew', async () => {
    let isThere = true;
    const { user } = open({
      server: {
        'GET /api/restaurant/request/': () => json(isThere ? waiting : NO_REQUEST),
        'DELETE /api/restaurant/request/': () => {
          isThere = false;
          return json({ message: 'ok' });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Your request was withdrawn')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Create Restaurant' })).toBeInTheDocument();
  });

  test('a declined applicant reads why and may try again', async () => {
    const declined = {
      status: 'declined',
      name: 'Cafe',
      reason: 'Too blurred.',
      date: '2026-01-01T00:00:00.000Z',
    };
    sendFormsByFetch();
    const { user, server } = open({
      server: {
        'GET /api/restaurant/request/': () => json({ ...declined, sent }),
        'GET /media/front.webp': picture,
        'POST /api/restaurant/register/': () => json({ message: 'ok' }, 201),
      },
    });
    expect(await screen.findByText(/Too blurred\./)).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Cafe');
    expect(screen.getByLabelText('Email')).toHaveValue('cafe@example.com');
    expect(screen.getByLabelText('Contact Number')).toHaveValue('0300 7654321');
    expect(screen.getByLabelText('Description')).toHaveValue('Coffee and cake');
    expect(screen.getByLabelText('Address (optional)')).toHaveValue('1 Mall Road');
    await waitFor(() => expect(server.callsTo('/media/front.webp')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Create Restaurant' }));
    expect(await screen.findByText('Restaurant Creation Request Sent Successfully!')).toBeInTheDocument();
  });

  test('an owner goes to the dashboard', async () => {
    const { place } = open({ as: 'owner' });
    await waitFor(() => expect(place()).toBe('/restaurant/dashboard/'));
  });
});
