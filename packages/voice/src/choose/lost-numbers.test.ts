import { expect, it } from 'vitest';
import { menuNamed } from '../corpus/corpus.ts';
import { buildVoiceIndex } from '../menu/voice-index.ts';
import { readOrder } from '../understand-order.ts';

const index = buildVoiceIndex(menuNamed('demo'));

it.each([
  'a club sandwich or a caesar salad i think the caesar salad',
  'club sandwich aur caesar salad dono do do',
  'six garlic naan and half as many tandoori rotis and a kheer',
  'hum teeno ke liye ek ek club sandwich',
])('asks where words that choose or share out were read as if they had not been said: %s', (said) => {
  expect(readOrder(index, said).question).toBeDefined();
});

it.each([
  'two zingers or rather one zinger and a kheer',
  'a club sandwich without cheese or mayo and a kheer',
  'two kheer',
])('asks nothing else: %s', (said) => {
  expect(readOrder(index, said).question).toBeUndefined();
});
