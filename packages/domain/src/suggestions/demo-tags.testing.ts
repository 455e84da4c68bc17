import type { WeatherTag } from '@nearbite/contract/weather/weather-tags';

/** The weather tags an administrator gives the groups of the town's menu. */
export const demoTags: Readonly<Record<string, readonly WeatherTag[]>> = {
  Biryani: ['mild', 'warm', 'rain'],
  Karahi: ['cold', 'mild', 'storm'],
  'BBQ & Grill': ['mild', 'cold'],
  Burgers: ['mild', 'warm'],
  Pizza: ['mild', 'rain', 'storm'],
  'Rolls & Wraps': ['warm', 'mild'],
  Curries: ['cold', 'mild', 'snow'],
  Chinese: ['mild', 'cold', 'rain'],
  Seafood: ['cold', 'mild'],
  Soups: ['cold', 'rain', 'snow', 'storm'],
  Salads: ['hot', 'warm'],
  Breads: ['mild', 'cold'],
  Snacks: ['rain', 'storm', 'mild'],
  Breakfast: ['mild', 'cold'],
  Desserts: ['hot', 'warm'],
  'Tea & Coffee': ['cold', 'rain', 'snow', 'storm'],
  'Cold Drinks': ['hot', 'warm'],
};
