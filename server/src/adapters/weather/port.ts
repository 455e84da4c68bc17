export type CurrentWeather = {
  readonly temperatureCelsius: number;
  /** OpenWeatherMap's main condition in lower case, from any provider. */
  readonly condition: string;
};

export type WeatherPosition = { readonly latitude: number; readonly longitude: number };

/** Tells the weather of this moment. Every way of not getting it, late responses included, is one error. */
export type WeatherService = {
  /** Rejects with WeatherUnavailable. */
  currentAt(position: WeatherPosition): Promise<CurrentWeather>;
};

/** How long a weather provider may take. */
export const WEATHER_TIMEOUT_MS = 4_000;

export class WeatherUnavailable extends Error {
  override readonly name = 'WeatherUnavailable';
}
