import { expect, it } from 'vitest';
import { menuNamed } from './corpus/corpus.ts';
import { makeExamples } from './examples.ts';
import { buildVoiceIndex } from './menu/voice-index.ts';
import * as texts from './replies/answers.texts.ts';

const lahoreMenu = menuNamed('lahore');

it('suggests what a person would say: without the count of pieces behind a title', () => {
  const titles = ['Vegetable Biryani', 'Loaded Fries', 'Seekh Kebab (4 pcs)', 'Kheer', 'Kachumber Salad'];
  const examples = makeExamples(texts, buildVoiceIndex(lahoreMenu), titles);
  expect(examples).toEqual([
    'Two vegetable biryani and one loaded fries',
    'Ek seekh kebab aur char kheer',
    'One kachumber salad, no, make that two',
  ]);
});
