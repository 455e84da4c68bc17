import * as texts from './countries.texts.ts';
import { type Country, city } from './country.ts';

export const PAKISTAN: Country = {
  name: 'Pakistan',
  currency: 'PKR',
  timeZone: 'Asia/Karachi',
  phoneExample: '+92 300 1234567',
  addressHint: undefined,
  cities: [
    city(
      'Lahore',
      texts.centreOf('Lahore'),
      [31.5204, 74.3587],
      [
        ['Gulberg', 31.5102, 74.3441],
        ['DHA', 31.4775, 74.3798],
        ['Johar Town', 31.4712, 74.3069],
        ['Model Town', 31.4836, 74.3257],
        ['Anarkali', 31.5656, 74.3093],
      ],
    ),
    city(
      'Karachi',
      texts.centreOf('Karachi'),
      [24.8607, 67.0011],
      [
        ['Clifton', 24.8138, 67.03],
        ['Saddar', 24.8556, 67.0256],
        ['Bahadurabad', 24.8826, 67.0664],
        ['PECHS', 24.8698, 67.0603],
      ],
    ),
    city(
      'Islamabad',
      texts.centreOf('Islamabad'),
      [33.6844, 73.0479],
      [
        ['F-7', 33.7214, 73.0572],
        ['Blue Area', 33.7104, 73.0571],
      ],
    ),
  ],
};
