import { expect, it } from 'vitest';
import { readSpokenDetail } from './spoken-commands.ts';

it.each([
  ['city', 'Confirm', { text: '', command: 'confirm' }],
  ['city', 'please', { text: '' }],
  ['name', 'Thank you.', { text: '' }],
  ['name', 'okay next', { text: '' }],
  ['city', 'lahore please', { text: 'Lahore' }],
  ['city', 'Lahore, please confirm it', { text: 'Lahore', command: 'confirm' }],
  ['city', 'lahore yes confirm', { text: 'Lahore', command: 'confirm' }],
  ['name', 'please my name is ali khan thank you', { text: 'Ali Khan' }],
  ['name', 'say again', { text: '', command: 'sayAgain' }],
  ['phone', 'confirm', { text: '', command: 'confirm' }],
  ['phone', 'zero three double zero one please', { text: '03001' }],
  ['address', 'house 12 next to the mosque', { text: 'House 12, Next to the Mosque' }],
  ['address', 'street 4 confirmed', { text: 'Street 4', command: 'confirm' }],
] as const)('%s: %s', (field, spoken, expected) => expect(readSpokenDetail(field, spoken)).toEqual(expected));
