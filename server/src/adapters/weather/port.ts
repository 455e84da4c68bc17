export type CurrentWeather = {
  readonly temperatureCelsius: number;
  /** OpenWeatherMap's main condition in lower case, whoever was asked. */
  readonly condition: string;
};

export type WeatherPosition = { readonly latitude: number; readonly longitude: number };

/** Tells the weather of this moment. Every way of not getting it, late answers included, is one error. */
export type WeatherService = {
  /** Rejects with WeatherUnavailable. */
  currentAt(position: WeatherPosition): Promise<CurrentWeather>;
};

export class WeatherUnavailable extends Error {
  override readonly name = 'WeatherUnavailable';
}
