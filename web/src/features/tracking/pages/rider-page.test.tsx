import type { Tracking } from '@nearbite/contract/tracking/tracking';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aDelivery, aTrackedPart as PART } from '../../../testing/data/tracking.ts';
import { fakeGeolocation } from '../../../testing/fake-geolocation.ts';
import { json, refusal } from '../../../testing/fake-server.ts';
import { catchSockets } from '../../../testing/fake-socket.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const TRACKING: Tracking = {
  order_status: 'fulfilled',
  state: 'live',
  position: null,
  positions: [],
  restaurants: [],
  home: null,
  delivery: { ...aDelivery, items: [...aDelivery.items] },
  own_part: null,
  now: new Date().toISOString(),
  rides: [],
  may_send: true,
};
const CALL = 'GET /api/tracking/abcdefghij12/token1/';
const DELIVERED_PATH = '/api/tracking/abcdefghij12/token1/delivered/';
const DELIVERED = `POST ${DELIVERED_PATH}`;
const PAGE = '/rider/tracking/abcdefghij12/token1/?rider=secret1';
const HERE = { latitude: 31.52, longitude: 74.35, accuracy: 9.2 };
const OVER: Tracking = { ...TRACKING, state: 'over', delivery: null };

let phone: ReturnType<typeof fakeGeolocation>;
beforeEach(() => {
  phone = fakeGeolocation();
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: phone.geolocation });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The page with a socket whose other end the test plays; what the server knows may change while it is open. */
async function open(first: Tracking = TRACKING, server: Parameters<typeof renderApp>[1] = {}) {
  let response = first;
  const sockets = catchSockets();
  const app = renderApp(PAGE, { server: { [CALL]: () => json(response), ...server.server } });
  await waitFor(() => expect(sockets.to('/ws/tracking/').length).toBeGreaterThan(0));
  const [socket] = sockets.to('/ws/tracking/');
  if (!socket) throw new Error('no socket');
  const become = (next: Tracking) => {
    response = next;
  };
  return { ...app, socket, sockets, become };
}
type Opened = Awaited<ReturnType<typeof open>>;

/** From the moment the page is open, time passes only where a test says so. */
async function openWithStoppedClock(): Promise<Opened> {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const opened = await open();
  vi.setTimerTickMode('manual');
  return opened;
}
const fix = (coords: typeof HERE = HERE) => act(() => phone.fix(coords));
const positionsIn = ({ sent }: Opened['socket']) =>
  sent.filter((message) => !(message instanceof Object && 'type' in message));
/** What a server does with a position it takes, with all the time in between. */
const accept = (socket: Opened['socket'], seq: number) =>
  act(() => {
    socket.receive({ type: 'accepted', seq });
    socket.receive({ type: 'pong' });
  });
const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

describe('what is sent', () => {
  test('is each new fix with its age; what was sent is shown after the receipt', async () => {
    const { socket } = await openWithStoppedClock();
    expect(heading('Sending Live Location...')).toBeInTheDocument();
    expect(screen.getByText(/every 5 seconds/)).toBeInTheDocument();
    expect(new URL(socket.url).search).toBe('?rider=secret1');

    fix({ ...HERE, latitude: 31 });
    expect(socket.sent).toEqual([]);
    fix();
    act(() => socket.open());
    expect(socket.sent).toEqual([{ ...HERE, age_ms: expect.any(Number), seq: 1 }, { type: 'ping' }]);
    expect(screen.getByText('not yet')).toBeInTheDocument();
    // The same phone's other page sends the same place: no receipt of this one.
    act(() => socket.receive({ ...HERE, part: 7, rider_id: 3, at: new Date().toISOString() }));
    expect(screen.getByText('not yet')).toBeInTheDocument();
    accept(socket, 1);
    expect(screen.getByText('0 s ago')).toBeInTheDocument();
    expect(screen.getByText('within 10 m')).toBeInTheDocument();
    expect(screen.getByText('Connected')).toBeInTheDocument();
  });

  test('goes on for a phone that stands still, also when its clock is set back', async () => {
    const { socket } = await openWithStoppedClock();
    act(() => socket.open());
    for (let turn = 1; turn <= 3; turn += 1) {
      fix();
      accept(socket, turn);
      vi.setSystemTime(Date.now() - 3_600_000);
      await act(() => vi.advanceTimersByTimeAsync(5_000));
    }
    expect(positionsIn(socket)).toMatchObject([{ seq: 1 }, { seq: 2 }, { seq: 3 }]);
    expect(heading('Sending Live Location...')).toBeInTheDocument();
  });

  test('is nothing without a new fix, and after 20 s the page says so', async () => {
    const { socket } = await openWithStoppedClock();
    act(() => socket.open());
    fix();
    accept(socket, 1);
    act(() => phone.fail('unavailable'));
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    act(() => socket.receive({ type: 'pong' }));
    await act(() => vi.advanceTimersByTimeAsync(7_000));
    expect(positionsIn(socket)).toHaveLength(1);
    expect(heading('Your location is not being sent')).toBeInTheDocument();
    expect(screen.getByText(/found no new location for 2\d s/)).toBeInTheDocument();
    expect(screen.queryByText(/every 5 seconds/)).not.toBeInTheDocument();
  });

  test('stops with the permission, at once, and starts with it again', async () => {
    const { socket } = await openWithStoppedClock();
    fix();
    act(() => phone.fail('denied'));
    act(() => socket.open());
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    expect(positionsIn(socket)).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent('This page may not see your location');
    expect(heading('Your location is not shared')).toBeInTheDocument();
    expect(screen.queryByText(/every 5 seconds/)).not.toBeInTheDocument();
    act(() => socket.receive({ type: 'pong' }));
    fix();
    expect(positionsIn(socket)).toHaveLength(1);
    expect(heading('Sending Live Location...')).toBeInTheDocument();
  });

  test('is shown to be nothing while a newer page sends, until that one is closed', async () => {
    const { socket } = await open();
    act(() => socket.open());
    fix();
    accept(socket, 1);
    act(() => socket.receive({ type: 'superseded' }));
    expect(heading('Another page is sending your location')).toBeInTheDocument();
    expect(screen.queryByText(/every 5 seconds/)).not.toBeInTheDocument();
    accept(socket, 2);
    expect(heading('Sending Live Location...')).toBeInTheDocument();
  });

  test('waits for an answer, and then is only the newest', async () => {
    const { socket } = await openWithStoppedClock();
    act(() => socket.open());
    fix();
    for (const latitude of [31.6, 31.7, 31.8]) {
      await act(() => vi.advanceTimersByTimeAsync(2_000));
      fix({ ...HERE, latitude });
    }
    expect(positionsIn(socket)).toHaveLength(1);
    act(() => socket.receive({ type: 'pong' }));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(positionsIn(socket).slice(1)).toMatchObject([{ latitude: 31.8 }]);
  });

  test('is nothing without network, and the page says whose fault it is', async () => {
    const { socket, sockets } = await open();
    act(() => socket.open());
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    fix();
    expect(positionsIn(socket)).toEqual([]);
    expect(heading('Your location is not being sent')).toBeInTheDocument();
    expect(screen.getByText(/^Your connection is lost/)).toBeInTheDocument();
    expect(screen.getByText('No connection, trying again...')).toBeInTheDocument();
    act(() => socket.drop(1006));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(sockets.to('/ws/tracking/')).toHaveLength(2);
  });

  test('waits for the hand-over and says so', async () => {
    await open({ ...TRACKING, state: 'waiting', order_status: 'pending' });
    expect(await screen.findByText(/has not handed the order over yet/)).toBeInTheDocument();
    expect(heading('Your location is not sent yet')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delivered' })).not.toBeInTheDocument();
    expect(
      within(screen.getByRole('group', { name: 'Actions' })).getByText(
        'The Delivered button comes when the restaurant has handed the order over.',
      ),
    ).toBeInTheDocument();
  });

  test('says before the hand-over that nothing is shared yet, and takes a no', async () => {
    const { user, become, socket } = await open({ ...TRACKING, state: 'waiting', order_status: 'pending' });
    expect(screen.queryByRole('button', { name: 'Stop sharing' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Do not share my location' }));
    expect(heading('Your location will not be sent')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Share my location' }));
    expect(heading('Your location is not sent yet')).toBeInTheDocument();
    become(TRACKING);
    act(() => socket.receive({ type: 'changed' }));
  });

  test('forgets at the hand-over that a position came too early', async () => {
    const { socket, become } = await open({ ...TRACKING, state: 'waiting', order_status: 'pending' });
    act(() => socket.open());
    fix();
    act(() => socket.receive({ type: 'error', message: 'The order is not on its way.' }));
    expect(heading('Your location is not sent yet')).toBeInTheDocument();
    become(TRACKING);
    act(() => socket.receive({ type: 'changed' }));
    expect(await screen.findByRole('button', { name: 'Delivered' })).toBeInTheDocument();
    expect(screen.queryByText('The order is not on its way.')).toBeNull();
    expect(heading('Sending Live Location...')).toBeInTheDocument();
  });

  test('stops when asked, and starts again', async () => {
    const { socket, user } = await open();
    act(() => socket.open());
    const close = vi.spyOn(socket, 'close');
    await user.click(screen.getByRole('button', { name: 'Stop sharing' }));
    expect(close).toHaveBeenCalled();
    expect(heading('Sharing has ended')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Share my location again' }));
    expect(heading('Sending Live Location...')).toBeInTheDocument();
  });
});

describe('what the rider has at hand', () => {
  const onDevice = (userAgent: string) =>
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent) && undefined;

  test.each(['waiting', 'live'] as const)('is the time it was ordered for, while it is %s', async (state) => {
    const slot = { deliver_at: '2027-03-01T12:15:00.000Z', deliver_until: '2027-03-01T12:45:00.000Z' };
    const own = { ...PART, state, ...slot, time_zone: 'Asia/Kathmandu' };
    await open({ ...TRACKING, state, own_part: PART.id, restaurants: [own] });
    const text = 'Wanted for 1 March 2027, 18:00 to 18:30 (Kathmandu time)';
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('is whom to find, what is in the bag and whether it is paid, without the site around it', async () => {
    await open();
    expect(await screen.findByText('Amina Khan')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '+92 300 7654321' })).toHaveAttribute(
      'href',
      'tel:+923007654321',
    );
    expect(screen.getByText('+92 300 7654321')).toHaveAttribute('dir', 'ltr');
    expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+923007654321');
    const bag = screen.getByRole('list', { name: 'In the bag' });
    expect(
      within(bag)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['2 × Chicken BiryaniFull, Hot', '1 × Raita']);
    expect(screen.getByText('Paid')).toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  test('says that an order is not paid, and how much it is', async () => {
    await open({
      ...TRACKING,
      delivery: { ...aDelivery, items: [], payment_status: 'pending', total: 1_535 },
    });
    expect(await screen.findByText('Not paid')).toBeInTheDocument();
    expect(screen.getByText('Rs.1,535.00')).toBeInTheDocument();
  });

  test('says what to collect in cash, and what the customer asks for', async () => {
    await open({
      ...TRACKING,
      delivery: { ...aDelivery, items: [], payment_status: 'pending', collect: 1_535, note: 'Ring twice' },
    });
    expect(await screen.findByText('Collect Rs.1,535.00')).toBeInTheDocument();
    expect(screen.getByText('Note: Ring twice')).toBeInTheDocument();
  });

  test.each([
    ['Mozilla/5.0 (Linux; Android 14; Pixel 7)', 'geo:0,0?q=7%20Canal%20View%2C%20Lahore'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)',
      'https://maps.apple.com/?daddr=7%20Canal%20View%2C%20Lahore',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64)',
      'https://www.openstreetmap.org/search?query=7%20Canal%20View%2C%20Lahore',
    ],
  ])('leads the way on %s', async (userAgent, href) => {
    onDevice(userAgent);
    await open();
    expect(await screen.findByRole('link', { name: 'Navigate' })).toHaveAttribute('href', href);
  });

  test.each([
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 7)',
      'geo:31.5125,74.3462?q=31.5125,74.3462(7%20Canal%20View%2C%20Lahore)',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)',
      'https://maps.apple.com/?daddr=31.5125,74.3462',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'https://www.openstreetmap.org/directions?to=31.5125%2C74.3462'],
  ])('leads to the pin of the customer on %s', async (userAgent, href) => {
    onDevice(userAgent);
    await open({ ...TRACKING, home: { latitude: 31.5125, longitude: 74.3462 } });
    expect(await screen.findByRole('link', { name: 'Navigate' })).toHaveAttribute('href', href);
  });
});

describe('Delivered', () => {
  async function deliver({ user }: Pick<Opened, 'user'>) {
    await user.click(await screen.findByRole('button', { name: 'Delivered' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, delivered' }));
  }
  const stored = () => localStorage.getItem('delivered_queue');

  test('is sent and ends the delivery', async () => {
    const page = await open(TRACKING, {
      server: {
        [DELIVERED]: () => {
          page.become(OVER);
          return json({ message: 'Delivered. Thank you!' });
        },
      },
    });
    await deliver(page);
    expect(await screen.findByText('This delivery is over')).toBeInTheDocument();
    expect(page.server.callsTo(DELIVERED_PATH)).toMatchObject([{ body: { rider: 'secret1' } }]);
    expect(stored()).toBeNull();
  });

  test('waits for a connection, says so, shares nothing more, and is sent once', async () => {
    let isOnline = false;
    const page = await open(TRACKING, {
      server: {
        [DELIVERED]: () => {
          if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'));
          page.become(OVER);
          return json({ message: 'Delivered. Thank you!' });
        },
      },
    });
    act(() => page.socket.open());
    await deliver(page);
    expect(await screen.findByText(/^Delivered is waiting for a connection/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delivered' })).not.toBeInTheDocument();
    expect(heading('Delivered')).toBeInTheDocument();
    fix();
    expect(positionsIn(page.socket)).toEqual([]);
    expect(stored()).toContain('secret1');

    isOnline = true;
    const failed = page.server.callsTo(DELIVERED_PATH).length;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('This delivery is over')).toBeInTheDocument();
    expect(page.server.callsTo(DELIVERED_PATH)).toHaveLength(failed + 1);
    expect(stored()).toBeNull();
  });

  test('said before the page was closed is sent when it is opened again', async () => {
    const entry = { orderId: 'abcdefghij12', trackingToken: 'token1', rider: 'secret1' };
    localStorage.setItem('delivered_queue', JSON.stringify([entry]));
    catchSockets();
    let response = TRACKING;
    renderApp(PAGE, {
      server: {
        [CALL]: () => json(response),
        [DELIVERED]: () => {
          response = OVER;
          return json({ message: 'Delivered. Thank you!' });
        },
      },
    });
    expect(await screen.findByText('This delivery is over')).toBeInTheDocument();
    expect(phone.watches).toEqual([]);
    await waitFor(() => expect(stored()).toBeNull());
  });

  test('that the server refuses is shown with the reason', async () => {
    const page = await open(TRACKING, {
      server: {
        [DELIVERED]: () => {
          page.become({ ...TRACKING, may_send: false, delivery: null });
          return refusal(403, 'forbidden');
        },
      },
    });
    await deliver(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Delivered was not recorded: refused: forbidden',
    );
    expect(await screen.findByText('This link is not valid')).toBeInTheDocument();
    expect(page.server.callsTo(DELIVERED_PATH)).toHaveLength(1);
    await page.user.click(screen.getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(stored()).toBeNull();
  });
});

describe('opened without signal, the page', () => {
  const withoutSignal = () => {
    let isOnline = false;
    catchSockets();
    const app = renderApp(PAGE, {
      server: {
        [CALL]: () => (isOnline ? json(TRACKING) : Promise.reject(new TypeError('Failed to fetch'))),
        [DELIVERED]: () => Promise.reject(new TypeError('Failed to fetch')),
      },
    });
    const connect = () => {
      isOnline = true;
    };
    return { ...app, connect };
  };

  test('says so, and goes on by itself when there is some, also where the phone never noticed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { connect } = withoutSignal();
    expect(await screen.findByRole('heading', { level: 1, name: 'No signal' })).toBeInTheDocument();
    connect();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByText('Amina Khan')).toBeInTheDocument();
    expect(screen.queryByText('No signal')).toBeNull();
  });

  test('still knows that the rider said Delivered', async () => {
    const entry = { orderId: 'abcdefghij12', trackingToken: 'token1', rider: 'secret1' };
    localStorage.setItem('delivered_queue', JSON.stringify([entry]));
    withoutSignal();
    expect(await screen.findByText(/^Delivered is waiting for a connection/)).toBeInTheDocument();
    expect(heading('Delivered')).toBeInTheDocument();
  });
});

describe('a link that is of no use', () => {
  const shown = (tracking: Tracking) => {
    catchSockets();
    renderApp(PAGE, { server: { [CALL]: () => json(tracking) } });
  };

  test('says when it is over', async () => {
    shown(OVER);
    expect(await screen.findByText('This delivery is over')).toBeInTheDocument();
    expect(phone.watches).toEqual([]);
  });

  test('says that it is over although another restaurant’s part is still on its way', async () => {
    const restaurants = [
      { ...PART, state: 'over' as const, delivered_at: new Date().toISOString() },
      { ...PART, id: 8 },
    ];
    shown({ ...TRACKING, own_part: 7, restaurants, may_send: false, delivery: null });
    expect(await screen.findByText('This delivery is over')).toBeInTheDocument();
  });

  test('says that the order was canceled, and where to go with the food', async () => {
    const restaurants = [{ ...PART, state: 'over' as const, order_status: 'cancelled' as const }];
    shown({ ...OVER, own_part: 7, restaurants });
    expect(await screen.findByText('This order was canceled')).toBeInTheDocument();
  });

  test('says when it is another rider’s', async () => {
    shown({ ...TRACKING, may_send: false, delivery: null });
    expect(await screen.findByText('This link is not valid')).toBeInTheDocument();
  });
});
