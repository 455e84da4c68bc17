import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeFormText, escapeFormText } from './sanitise.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  // Made of the very pieces both functions look for.
  fc
    .array(fc.constantFrom('&', '<', '>', '"', "'", '\\', 'amp;', '&amp;', '&#39;', '&#x27;', '#', ' ', 'é'))
    .map((pieces) => pieces.join('')),
);

test('what is escaped comes back as typed, trimmed and without backslashes', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      expect(decodeFormText(escapeFormText(typed))).toBe(typed.replaceAll('\\', '').trim());
    }),
  );
});

test('nothing that is sent can be read as markup', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const sent = escapeFormText(typed);
      expect(sent).not.toMatch(/[<>"'\\]/);
      expect(sent.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
    }),
  );
});

test('an entity is decoded once: what looks like one inside stays text', () => {
  expect(decodeFormText('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;');
});

test('both spellings of the apostrophe are read', () => {
  expect(decodeFormText('O&#39;Brien and O&#x27;Neill')).toBe("O'Brien and O'Neill");
});
