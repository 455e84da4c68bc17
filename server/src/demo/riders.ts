import { seededRandom } from './random.ts';
import { demoRestaurants } from './restaurants.ts';

export type DemoRider = {
  readonly restaurantSlug: string;
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
};

const names = [
  'Shahid Anwar',
  'Rashid Mehmood',
  'Tariq Jamil',
  'Nadeem Akhtar',
  'Waqas Ali',
  'Adnan Bashir',
  'Yasir Hussain',
  'Naveed Aslam',
  'Irfan Ghani',
  'Sajid Khan',
  'Arif Latif',
  'Babar Hayat',
  'Kashif Munir',
  'Zubair Shah',
  'Amir Sohail',
  'Farhan Saeed',
];

/** Two or three riders for every restaurant that delivers. */
export const demoRiders: readonly DemoRider[] = demoRestaurants
  .filter((restaurant) => restaurant.status === 'approved')
  .flatMap((restaurant, place) => {
    const random = seededRandom(`riders ${restaurant.slug}`);
    return random.sample(names, restaurant.popularity > 3 ? 3 : 2).map((name, index) => ({
      restaurantSlug: restaurant.slug,
      name,
      email: `${name.toLowerCase().replace(' ', '.')}@${restaurant.slug}.test`,
      phoneNumber: `+92 321 555 ${1000 + place * 10 + index}`,
    }));
  });
