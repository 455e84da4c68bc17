import { describe, expect, it } from 'vitest';
import { garlicNaan } from './testing/garlic-naan.ts';
import { newSession } from './voice-draft.ts';
import { advance } from './voice-session.ts';
import type { VoiceSession } from './voice-session-types.ts';

const details = { name: 'Sara', phone: '03001234567', address: 'House 12, Street 4', city: 'Lahore' };
const office = { label: 'Office', address: 'Tower 5, MM Alam', city: 'Lahore' };
const known: VoiceSession = {
  ...newSession(),
  location: { latitude: 31.5, longitude: 74.3 },
  savedDetails: details,
  savedAddresses: [{ label: 'Home', address: details.address, city: details.city }, office],
};
const preview: VoiceSession = { ...known, pendingItems: [garlicNaan] };
const inCart: VoiceSession = { ...known, stage: 'afterCart', allConfirmedItems: [garlicNaan] };
const typed = (session: VoiceSession, text: string) =>
  advance(advance(session, { type: 'edited', text }).session, { type: 'sendOrder' });

describe('where it goes, asked before the delivery begins', () => {
  it.each([
    'where will it go',
    'where are you delivering it',
    'what is my address',
    'which address do you have for me',
    'mera address kya hai',
    'where is it going',
    'what are my saved addresses',
    'is it coming to my home',
  ])('%s', (said) => {
    for (const session of [preview, inCart]) {
      const { session: told, effects } = typed(session, said);
      expect(told.told).toMatch(/^It goes to House 12, Street 4, Lahore\. Or to Office\?/);
      expect(told).toMatchObject({ stage: session.stage, pendingItems: session.pendingItems });
      expect(effects.map(({ type }) => type)).not.toContain('understand');
    }
  });

  it('shows an open question once: it stands beside what is told', () => {
    const text = 'Garlic Naan: Regular or Large?';
    const question: VoiceSession['question'] = { about: 'portion', line: 0, text, choices: [] };
    const { session, effects } = typed({ ...preview, question }, 'where will it go');
    expect(session.told).toBe('It goes to House 12, Street 4, Lahore. Or to Office?');
    expect(JSON.stringify(effects)).toContain('Or to Office? Garlic Naan: Regular or Large?');
  });

  it('is told as asked for later where nobody knows it', () => {
    const unknown = { ...preview, savedDetails: null, savedAddresses: [] };
    expect(typed(unknown, 'where will it go').session.told).toMatch(/^I ask for the address when/);
  });
});

describe('a place that is named before the delivery begins', () => {
  it.each([
    'deliver it to my office',
    'can you send it to the office please',
    'office wale address par bhej do',
    'i want it delivered to my work address',
  ])('is kept for then: %s', (said) => {
    const { session } = typed(preview, said);
    expect(session.told).toMatch(/^It goes to Tower 5, MM Alam, Lahore\./);
    expect(session.deliveryDetails).toEqual({ ...details, address: office.address, city: office.city });
    expect(session.pendingItems).toEqual(preview.pendingItems);
  });

  it('leads on from the cart, and one that nobody saved is told', () => {
    expect(typed(inCart, 'deliver it to my office').session).toMatchObject({
      stage: 'address',
      deliveryDetails: { address: office.address },
    });
    expect(typed(preview, 'deliver it to my gym').session.told).toMatch(/^I know no address called “gym”\./);
  });

  it.each(['where is the naan from', 'bring two naan', 'what is the address of rafiq'])(
    'is not meant by “%s”',
    (said) => expect(typed(preview, said).effects.map(({ type }) => type)).toContain('understand'),
  );
});
