import { noTerms } from '@nearbite/contract/restaurants/testing/default-terms';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberPlace } from '../../../lib/place/place.ts';
import { aCartLine, aDish } from '../../../testing/data/dishes.ts';
import { positionAt } from '../../../testing/fake-geolocation.ts';
import { bodyAs, held, json, refusal } from '../../../testing/fake-server.ts';
import { giveNavigator } from '../../../testing/give-navigator.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { expectConsoleLine } from '../../../testing/setup/console.ts';

const WEATHER = 'GET /api/weather';
const DISHES = 'POST /api/restaurant/weather-dishes/';

const dish = (id: number, title: string, category: string) => ({
  id,
  title,
  slug: `dish-${id}`,
  description: `${title} of the day`,
  price: 1450,
  image: null,
  category: { title: category },
  restaurant: { name: 'Soup House', ...noTerms },
  distance_km: 0.82,
  stock_qty: 9,
  has_choices: false,
});
const rainy = {
  recommended_categories: ['Soups', 'Snacks'],
  dishes: [dish(1, 'Corn Soup', 'Soups'), dish(2, 'Pakora', 'Snacks')],
  groups: [
    { title: 'Soups', why: 'Because it is raining.', kind: 'weather', is_open: true },
    { title: 'Snacks', why: 'It is tea time.', kind: 'hour', is_open: false },
  ],
  reason: '14 °C and rain: soups, pakoras, chai',
  foods: ['soups', 'pakoras', 'chai'],
  basis: 'distance',
};
const open = (server: NonNullable<Parameters<typeof renderApp>[1]>['server']) =>
  renderApp('/weather-based-dishes', { as: 'customer', server });

beforeEach(() => {
  const getCurrentPosition = (granted: PositionCallback) =>
    granted(positionAt({ latitude: 31.52, longitude: 74.35 }));
  giveNavigator({ geolocation: { getCurrentPosition } });
});

describe('/weather-based-dishes', () => {
  it('goes by the place that was chosen in the top bar, and follows it', async () => {
    rememberPlace({ kind: 'listed', name: 'Clifton, Karachi', latitude: 24.81, longitude: 67.03 });
    const { server } = open({
      [WEATHER]: () => json({ temperature: 14.2, condition: 'rain' }),
      [DISHES]: () => json(rainy),
    });
    expect(await screen.findByText('14 °C, rain')).toBeInTheDocument();
    const asked = () => server.callsTo('/api/weather').map(({ search }) => search);
    expect(asked()).toEqual(['?latitude=24.81&longitude=67.03']);
    act(() => rememberPlace({ kind: 'pin', name: 'Chosen on the map', latitude: 24.9, longitude: 67.1 }));
    await expect.poll(() => asked().at(-1)).toBe('?latitude=24.9&longitude=67.1');
  });

  it('shows the weather, the reason and the dishes by category', async () => {
    const suggestions = held();
    const { server } = open({
      [WEATHER]: () => json({ temperature: 14.2, condition: 'rain' }),
      [DISHES]: suggestions.handler,
    });
    expect(await screen.findByText('Loading suggestions...')).toBeInTheDocument();
    suggestions.answer(json(rainy));
    expect(await screen.findByText('14 °C, rain')).toBeInTheDocument();
    expect(screen.getByText(rainy.reason)).toBeInTheDocument();
    const card = within(screen.getByRole('region', { name: 'Soups' })).getByRole('article');
    expect(card).toHaveTextContent('Rs 1,450.00');
    expect(card).toHaveTextContent('Soup House · 820 m');
    expect(within(card).getByRole('link', { name: 'Corn Soup' })).toHaveAttribute(
      'href',
      '/dishdetail/dish-1',
    );
    expect(within(card).getByText('Soups')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Soups' })).toHaveAccessibleDescription(
      'Because it is raining.',
    );
    expect(
      screen.getByText('It is tea time. The kitchens that have these are closed right now.'),
    ).toBeInTheDocument();
    expect(screen.queryByText('Loading suggestions...')).toBeNull();
    expect(server.callsTo('/api/restaurant/weather-dishes/')[0]).toMatchObject({
      bearer: 'access-of-customer',
      body: { temperature: 14.2, condition: 'rain', latitude: 31.52, longitude: 74.35 },
    });
  });

  it('puts a dish in the cart where it stands, and asks where something has to be chosen', async () => {
    const [soup, pakora] = rainy.dishes;
    const { server, user } = open({
      [WEATHER]: () => json({ temperature: 14.2, condition: 'rain' }),
      [DISHES]: () => json({ ...rainy, dishes: [soup, { ...pakora, has_choices: true }] }),
      'GET /api/store/dish/dish-2': () => json({ ...aDish, id: 2, slug: 'dish-2', title: 'Pakora' }),
      'POST /api/store/cart/': () => json({ message: 'Added', item: { ...aCartLine, id: 40 } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add Corn Soup' }));
    expect(await screen.findByRole('status', { name: '1 Corn Soup in your cart' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add Pakora' }));
    const sheet = await screen.findByRole('dialog', { name: 'Pakora' });
    expect(within(sheet).getByRole('button', { name: 'Double +Rs.250' })).toBeInTheDocument();
    expect(server.callsTo('/api/store/cart/')).toHaveLength(1);
  });

  it('asks again every ten minutes, and keeps what is shown until it has the suggestions for the new weather', async () => {
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
    });
    const weathers = [
      { temperature: 14, condition: 'rain' },
      { temperature: 31, condition: 'clear' },
    ];
    let finish = () => {};
    const answered = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const sunny = { ...rainy, groups: [], dishes: [], reason: '31 °C and clear: shakes, salads, ice cream' };
    const { server } = open({
      [WEATHER]: () => json(weathers.shift() ?? { temperature: 31, condition: 'clear' }),
      [DISHES]: async ({ body }) => {
        if (bodyAs<{ condition: string }>(body).condition === 'rain') return json(rainy);
        await answered;
        return json(sunny);
      },
    });
    expect(await screen.findByText(rainy.reason)).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    await vi.waitFor(() => expect(server.callsTo('/api/restaurant/weather-dishes/')).toHaveLength(2));
    const soups = screen.getByRole('region', { name: 'Soups' });
    const [dish] = within(soups).getAllByRole('link');
    act(() => dish?.focus());
    expect(dish).toHaveFocus();
    finish();
    expect(await screen.findByText(sunny.reason)).toBeInTheDocument();
    expect(dish).not.toBeInTheDocument();
    // Said to those who do not see it, and the keyboard goes on from where it was.
    expect(screen.getByText(`The weather has turned. ${sunny.reason}.`)).toHaveAttribute('role', 'status');
    expect(document.body).not.toHaveFocus();
    vi.useRealTimers();
  });

  it('keeps weather and dishes when neither can be asked for again, and says so', async () => {
    expectConsoleLine(/Error fetching weather:/);
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
    });
    let isDown = false;
    open({
      [WEATHER]: () => (isDown ? refusal(503, 'unavailable') : json({ temperature: 14, condition: 'rain' })),
      [DISHES]: () => json(rainy),
    });
    expect(await screen.findByText('14 °C, rain')).toBeInTheDocument();
    isDown = true;
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(await screen.findByText('We could not refresh the weather.')).toBeInTheDocument();
    expect(screen.queryByText('The weather is not available right now.')).toBeNull();
    expect(screen.getByText('14 °C, rain')).toBeInTheDocument();
    vi.useRealTimers();
  });

  it('has nothing to suggest', async () => {
    open({
      [WEATHER]: () => json({ temperature: 20, condition: 'clear' }),
      [DISHES]: () => json({ ...rainy, recommended_categories: [], dishes: [], groups: [] }),
    });
    expect(await screen.findByText('No suggestions available for the current weather.')).toBeInTheDocument();
    expect(screen.getByText('Nothing suitable within reach, 10 km around you.')).toBeInTheDocument();
  });

  it('says when the suggestions are not by distance', async () => {
    giveNavigator({ geolocation: undefined });
    const { server } = open({
      [WEATHER]: () => json({ temperature: 20, condition: 'clear' }),
      [DISHES]: () => json({ ...rainy, basis: 'rating' }),
    });
    expect(await screen.findByText(/We do not know where you are/)).toBeInTheDocument();
    expect(server.callsTo('/api/restaurant/weather-dishes/')[0]?.body).toEqual({
      temperature: 20,
      condition: 'clear',
    });
  });

  it('takes the weather by hand when there is none, and logs why', async () => {
    expectConsoleLine(/Error fetching weather:.*unavailable/);
    const { server, user } = open({
      [WEATHER]: () => refusal(503, 'unavailable'),
      [DISHES]: () => json({ ...rainy, reason: '22 °C and rain: soups, pakoras, chai' }),
    });
    expect(await screen.findByText('The weather is not available right now.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Loading suggestions...')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Rainy' }));
    expect(await screen.findByRole('region', { name: 'Snacks' })).toBeInTheDocument();
    const card = screen.getByRole('region', { name: 'Weather' });
    expect(card).toHaveTextContent('You choseRainyGood for it: soups, pakoras, chai');
    expect(screen.queryByText(/°C/)).toBeNull();
    expect(server.callsTo('/api/restaurant/weather-dishes/')[0]?.body).toMatchObject({
      temperature: 22,
      condition: 'rain',
    });
  });

  it('offers to try again when the dishes do not come', async () => {
    expectConsoleLine(/Error fetching weather dishes:/);
    let tries = 0;
    const { user } = open({
      [WEATHER]: () => json({ temperature: 14, condition: 'rain' }),
      [DISHES]: () => (tries++ === 0 ? refusal(500, 'internal') : json(rainy)),
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Soups' })).toBeInTheDocument();
  });
});
