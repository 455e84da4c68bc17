import type { Position } from '../../lib/geolocation.ts';

export type ListedPlace = Position & { readonly name: string };

const place = (name: string, latitude: number, longitude: number): ListedPlace => ({
  name,
  latitude,
  longitude,
});

/** Where people may say they are when the browser does not tell: cities and their areas. */
export const CITIES: readonly { readonly city: string; readonly places: readonly ListedPlace[] }[] = [
  {
    city: 'Lahore',
    places: [
      place('Lahore, city centre', 31.5204, 74.3587),
      place('Gulberg, Lahore', 31.5102, 74.3441),
      place('DHA, Lahore', 31.4775, 74.3798),
      place('Johar Town, Lahore', 31.4712, 74.3069),
      place('Model Town, Lahore', 31.4836, 74.3257),
      place('Anarkali, Lahore', 31.5656, 74.3093),
    ],
  },
  {
    city: 'Karachi',
    places: [
      place('Karachi, city centre', 24.8607, 67.0011),
      place('Clifton, Karachi', 24.8138, 67.03),
      place('Saddar, Karachi', 24.8556, 67.0256),
      place('Bahadurabad, Karachi', 24.8826, 67.0664),
      place('PECHS, Karachi', 24.8698, 67.0603),
    ],
  },
  {
    city: 'Islamabad',
    places: [
      place('Islamabad, city centre', 33.6844, 73.0479),
      place('F-7, Islamabad', 33.7214, 73.0572),
      place('Blue Area, Islamabad', 33.7104, 73.0571),
    ],
  },
];
