import { describe, expect, it } from 'vitest';
import { findOffer, findSavedAddress } from './saved-details.ts';
import { newSession } from './voice-draft.ts';
import { advance } from './voice-session.ts';
import type { VoiceEvent, VoiceSession } from './voice-session-types.ts';

const home = { label: 'Home', address: 'House 12', city: 'Lahore' };
const office = { label: 'Office', address: '5 Mall Road', city: 'Lahore' };
const ali = { label: 'Ali', address: 'Street 9', city: 'Lahore' };
const session: VoiceSession = {
  ...newSession(),
  stage: 'address',
  savedDetails: { name: 'Sara', phone: '03001234567', address: 'House 12', city: 'Lahore' },
  savedAddresses: [home, office],
};
const after = (from: VoiceSession, ...events: VoiceEvent[]) =>
  events.reduce<VoiceSession>((now, event) => advance(now, event).session, from);

describe('addresses that the account has saved', () => {
  it('are named with the one of last time', () =>
    expect(findOffer(session)).toBe('Same address as last time? House 12, Lahore. Or to Office?'));

  it.each([
    ['home', home],
    ['Office', office],
    ['use my work address', office],
    ['deliver it to the office please', office],
    ['ghar', home],
    ['the other address', office],
    ['Sara Khan', undefined],
    ['yes', undefined],
    ['no', undefined],
    ['House 12 street 4', undefined],
  ])('%s', (said, address) => expect(findSavedAddress(session, said)).toEqual(address));

  it('are no name where a name is asked for, and leave “the other one” open among several', () => {
    const more = { ...session, savedAddresses: [home, office, ali] };
    expect(findSavedAddress(more, 'Ali')).toBeUndefined();
    expect(findSavedAddress(more, 'Ali address')).toEqual(ali);
    expect(findSavedAddress(more, 'the other address')).toBeUndefined();
  });

  it.each<[string, VoiceEvent[]]>([
    ['said', [{ type: 'heard', text: 'use my work address' }]],
    ['typed', [{ type: 'edited', text: 'office' }, { type: 'confirmField' }]],
    ['tapped', [{ type: 'addressChosen', address: office }]],
  ])('fill in all four fields and place nothing: %s', (_, events) => {
    const filled = after(session, ...events);
    expect(filled.deliveryDetails).toEqual({
      ...{ name: 'Sara', phone: '03001234567', address: '5 Mall Road', city: 'Lahore' },
    });
    expect(filled).toMatchObject({ waiting: 'nothing', stage: 'address', currentFieldIndex: 3 });
  });
});
