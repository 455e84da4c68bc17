import type { Place } from '../demo-country.ts';

export type City = 'Lahore' | 'Karachi' | 'Islamabad';

export const cities: Readonly<Record<City, { latitude: number; longitude: number; state: string }>> = {
  Lahore: { latitude: 31.5204, longitude: 74.3587, state: 'Punjab' },
  Karachi: { latitude: 24.8607, longitude: 67.0011, state: 'Sindh' },
  Islamabad: { latitude: 33.6844, longitude: 73.0479, state: 'Islamabad Capital Territory' },
};

const place = (city: City, area: string, latitude: number, longitude: number): Place => ({
  city,
  area,
  latitude,
  longitude,
});

export const areas: readonly Place[] = [
  place('Lahore', 'Gulberg III', 31.5102, 74.3441),
  place('Lahore', 'DHA Phase 3', 31.4775, 74.3798),
  place('Lahore', 'Johar Town', 31.4712, 74.3069),
  place('Lahore', 'Model Town', 31.4836, 74.3257),
  place('Lahore', 'Anarkali', 31.5656, 74.3093),
  place('Lahore', 'Garden Town', 31.5003, 74.3224),
  place('Lahore', 'Cantt', 31.5196, 74.3801),
  place('Karachi', 'Clifton', 24.8138, 67.03),
  place('Karachi', 'Saddar', 24.8556, 67.0256),
  place('Karachi', 'Burns Road', 24.8563, 67.0171),
  place('Karachi', 'Bahadurabad', 24.8826, 67.0664),
  place('Karachi', 'Zamzama', 24.8201, 67.0389),
  place('Karachi', 'PECHS', 24.8698, 67.0603),
  place('Karachi', 'Garden East', 24.8785, 67.0256),
  place('Islamabad', 'F-7 Markaz', 33.7214, 73.0572),
  place('Islamabad', 'Blue Area', 33.7104, 73.0571),
  place('Islamabad', 'F-6', 33.7296, 73.0756),
  place('Islamabad', 'G-9', 33.6886, 73.0301),
  place('Islamabad', 'I-8', 33.6688, 73.0748),
  place('Islamabad', 'F-10', 33.6953, 73.0129),
];
