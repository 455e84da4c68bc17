import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseSpokenDetail, normaliseSpokenPhone, normaliseSpokenText } from './spoken-details.ts';

describe('a spoken phone number', () => {
  it.each([
    ['plus nine two three double zero one two three four five six seven', '+923001234567'],
    ['zero three hundred one two three four five six seven', '03001234567'],
    ['oh three double oh, one two three, four five six seven', '03001234567'],
    ['my number is 0300 1234567', '03001234567'],
    ['+92 300 1234567', '+923001234567'],
    ['0300-123-4567.', '03001234567'],
    ['zero three two one triple five four three two one', '03215554321'],
    ['zero three to one for five six seven eight nine zero', '03214567890'],
    ['zero three twenty one, forty five, sixty, seventy eight, nine', '03214560789'],
    ['sifr teen sifr sifr ek do teen char paanch chay saat', '03001234567'],
    ['double zero nine two three three three one one one two two two two', '00923331112222'],
    ['mera number zero three double zero one two three four five six seven hai', '03001234567'],
    ['I do not know it for sure', 'I do not know it for sure'],
    ['', ''],
  ])('%s', (spoken, written) => {
    expect(normaliseSpokenPhone(spoken)).toBe(written);
  });

  it('leaves a written number as it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?\d{7,14}$/), (phone) => {
        expect(normaliseSpokenPhone(phone)).toBe(phone);
      }),
    );
  });
});

describe('spoken names, addresses and cities', () => {
  it.each([
    ['name', 'my name is muhammad ali khan', 'Muhammad Ali Khan'],
    ['name', 'ayesha siddiqa', 'Ayesha Siddiqa'],
    ['name', "sean o'brien-smith", "Sean O'Brien-Smith"],
    ['name', 'Ronald McDonald', 'Ronald McDonald'],
    ['name', 'my name is', 'My Name Is'],
    ['name', 'mera naam Hamza Tariq hai', 'Hamza Tariq'],
    ['name', 'ji mera pura naam hai hamza tariq', 'Hamza Tariq'],
    ['name', 'naam hamza tariq', 'Hamza Tariq'],
    ['name', 'main hamza tariq hoon', 'Hamza Tariq'],
    ['city', 'i live in lahore', 'Lahore'],
    ['city', 'mera shehar lahore hai', 'Lahore'],
    ['city', 'main lahore mein rehta hoon', 'Lahore'],
    ['address', 'mera pata house 12 street 4 hai', 'House 12, Street 4'],
    ['address', 'mera ghar gulberg mein hai', 'Gulberg'],
    ['address', 'house 12 street 4 par bhej dein', 'House 12, Street 4'],
    ['city', 'dera ghazi khan.', 'Dera Ghazi Khan'],
    ['address', 'house number twelve street four', 'House 12, Street 4'],
    ['address', 'house number twelve street four gulberg lahore', 'House 12, Street 4, Gulberg Lahore'],
    ['address', 'flat three a block b', 'Flat 3A, Block B'],
    ['address', 'house 45, street 9, DHA phase five', 'House 45, Street 9, DHA, Phase 5'],
    ['address', 'my address is house one two three sector f seven', 'House 123, Sector F-7'],
    ['address', 'plot two hundred and five near allied bank', 'Plot 205, Near Allied Bank'],
    ['address', 'flat 4-B, second floor, sea view apartments', 'Flat 4-B, Second Floor, Sea View Apartments'],
    ['address', 'street of the two swords', 'Street of the Two Swords'],
    ['address', 'behind the blue mosque', 'Behind the Blue Mosque'],
  ] as const)('%s: %s', (field, spoken, written) => {
    expect(normaliseSpokenText(field, spoken)).toBe(written);
  });

  it('picks the reading by the field', () => {
    expect(normaliseSpokenDetail('phone', 'one two three')).toBe('123');
    expect(normaliseSpokenDetail('city', 'karachi')).toBe('Karachi');
  });

  it('never loses a word it does not know', () => {
    const word = fc
      .stringMatching(/^[b-z]{4,9}$/)
      .filter(
        (text) =>
          !/^(?:house|flat|block|street|phase|plot|floor|shop|unit|suite|room|gali|tower|villa|gate|road|number|sector|lane|building|office|name|this|call|call|seven|eight|three|four|five|nine|eleven|twenty|forty|sixty|zero|nought)/.test(
            text,
          ),
      );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
        expect(normaliseSpokenText('address', words.join(' ')).toLowerCase()).toBe(words.join(' '));
      }),
    );
  });
});
