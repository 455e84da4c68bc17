import type { Scene } from '../server/src/adapters/weather/weather-server.testing.ts';
import { expect, test } from './fixtures.ts';

/** What other stories find again. */
const CLEAR: Scene = { kind: 'weather', temperature: 20, code: 0, main: 'Clear' };
test.afterEach(({ weather }) => weather.play(CLEAR));

const HOT = /^(Cold Drinks|Salads|Desserts)$/;
const COLD = /^(Soups|Tea & Coffee)$/;
const RAINY = /^(Soups|Snacks|Tea & Coffee)$/;

/** Places where no other story asks: what is known of one is not asked again for a while. */
const SCENES: {
  scene: Scene;
  place: { latitude: number; longitude: number };
  shown: string;
  /** Groups the weather asks for; the hour decides which of them are among the six. */
  suiting: RegExp;
}[] = [
  {
    scene: { kind: 'weather', temperature: 39.6, code: 0, main: 'Clear' },
    place: { latitude: 31.53, longitude: 74.3587 },
    shown: '40 °C, clear',
    suiting: HOT,
  },
  {
    scene: { kind: 'weather', temperature: 4, code: 3, main: 'Clouds' },
    place: { latitude: 31.55, longitude: 74.3587 },
    shown: '4 °C, clouds',
    suiting: COLD,
  },
  {
    scene: { kind: 'weather', temperature: 14, code: 63, main: 'Rain' },
    place: { latitude: 31.5, longitude: 74.3587 },
    shown: '14 °C, rain',
    suiting: RAINY,
  },
  {
    scene: { kind: 'weather', temperature: -2, code: 75, main: 'Snow' },
    place: { latitude: 31.48, longitude: 74.3587 },
    shown: '-2 °C, snow',
    suiting: COLD,
  },
];

test('dishes that suit the weather, by category, wherever the person goes', async ({
  page,
  context,
  signIn,
  weather,
}) => {
  await signIn('customer@nearbite.test');
  for (const { scene, place, shown, suiting } of SCENES) {
    weather.play(scene);
    await context.setGeolocation(place);
    await page.goto('/weather-based-dishes');
    await expect(page.getByRole('heading', { name: 'Weather-Based Food Suggestions' })).toBeVisible();
    await expect(page.getByText(shown)).toBeVisible();
    const section = page.getByRole('region', { name: suiting }).first();
    await expect(section.getByRole('article').first()).toBeVisible();
    expect(await section.getByRole('article').count()).toBeLessThanOrEqual(12);
    const card = section.getByRole('article').first();
    await expect(card).toContainText(/Rs [\d,]+\.\d\d/);
    await expect(card).toContainText(new RegExp(suiting.source.slice(1, -1)));
    await expect(card.getByRole('link')).toHaveAttribute('href', /^\/dishdetail\/[a-z0-9-]+$/);
  }
});

test.describe('when the provider is down', () => {
  test.use({
    geolocation: { latitude: 31.44, longitude: 74.3 },
    expectedConsole: [/Error fetching weather:|503/],
  });

  test('the page says so and takes the weather by hand', async ({ page, signIn, weather }) => {
    weather.play({ kind: 'error' });
    await signIn('customer@nearbite.test');
    await page.goto('/weather-based-dishes');
    await expect(page.getByText('The weather is not available right now.')).toBeVisible();
    await expect(page.getByText('Loading suggestions...')).toBeHidden();
    await page.getByRole('button', { name: 'Rainy' }).click();
    await expect(page.getByRole('region', { name: RAINY }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Hot', exact: true }).click();
    await expect(page.getByRole('region', { name: HOT }).first()).toBeVisible();

    weather.play({ kind: 'weather', temperature: 21, code: 0, main: 'Clear' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('21 °C, clear')).toBeVisible();
  });
});
