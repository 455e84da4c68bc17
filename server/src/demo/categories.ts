import type { WeatherTag } from '@nearbite/contract/weather/weather-tags';

type DemoCategory = {
  readonly slug: string;
  readonly title: string;
  readonly weatherTags: readonly WeatherTag[];
};

export const demoCategories = [
  { slug: 'biryani', title: 'Biryani', weatherTags: ['mild', 'warm', 'rain'] },
  { slug: 'karahi', title: 'Karahi', weatherTags: ['cold', 'mild', 'storm'] },
  { slug: 'bbq', title: 'BBQ & Grill', weatherTags: ['mild', 'cold'] },
  { slug: 'burgers', title: 'Burgers', weatherTags: ['mild', 'warm'] },
  { slug: 'pizza', title: 'Pizza', weatherTags: ['mild', 'rain', 'storm'] },
  { slug: 'rolls', title: 'Rolls & Wraps', weatherTags: ['warm', 'mild'] },
  { slug: 'curries', title: 'Curries', weatherTags: ['cold', 'mild', 'snow'] },
  { slug: 'chinese', title: 'Chinese', weatherTags: ['mild', 'cold', 'rain'] },
  { slug: 'seafood', title: 'Seafood', weatherTags: ['cold', 'mild'] },
  { slug: 'soups', title: 'Soups', weatherTags: ['cold', 'rain', 'snow', 'storm'] },
  { slug: 'salads', title: 'Salads', weatherTags: ['hot', 'warm'] },
  { slug: 'breads', title: 'Breads', weatherTags: ['mild', 'cold'] },
  { slug: 'snacks', title: 'Snacks', weatherTags: ['rain', 'storm', 'mild'] },
  { slug: 'breakfast', title: 'Breakfast', weatherTags: ['mild', 'cold'] },
  { slug: 'desserts', title: 'Desserts', weatherTags: ['hot', 'warm'] },
  { slug: 'tea-coffee', title: 'Tea & Coffee', weatherTags: ['cold', 'rain', 'snow', 'storm'] },
  { slug: 'cold-drinks', title: 'Cold Drinks', weatherTags: ['hot', 'warm'] },
] as const satisfies readonly DemoCategory[];

export type CategorySlug = (typeof demoCategories)[number]['slug'];
