/** Every weather a category may suit: an administrator chooses from these words, the weather asks for them. */
export const WEATHER_TAGS = ['hot', 'warm', 'mild', 'cold', 'rain', 'storm', 'snow', 'fog', 'dust'] as const;
export type WeatherTag = (typeof WEATHER_TAGS)[number];
