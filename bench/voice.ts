import { corpus } from '../packages/domain/src/voice/corpus/corpus.ts';
import { mainMenu, otherMenu } from '../packages/domain/src/voice/corpus/menu.ts';
import { understandOrder } from '../packages/domain/src/voice/understand-order.ts';
import { buildVoiceIndex } from '../packages/domain/src/voice/voice-index.ts';
import type { VoiceDish } from '../packages/domain/src/voice/voice-types.ts';

/** `npx tsx bench/voice.ts`: time to understand one order with 5,000 dishes within reach. */
const menuSize = 5000;
const kitchens = 250;
const manners = [
  '',
  'Special',
  'Smoky',
  'Crispy',
  'Lahori',
  'Peshawari',
  'Afghani',
  'Tandoori',
  'Chatpata',
  'Royal',
  'Garden',
  'Deluxe',
];

function makeMenu(): VoiceDish[] {
  const base = [...mainMenu, ...otherMenu];
  return Array.from({ length: menuSize }, (_, place) => {
    const dish = base[place % base.length] ?? base[0];
    if (dish === undefined) throw new Error('the fixture menu is empty');
    const manner = manners[Math.floor(place / base.length) % manners.length];
    const kitchen = place % kitchens;
    const title = `${manner} ${dish.title}`.trim();
    return {
      ...dish,
      id: place + 1,
      title,
      restaurantId: kitchen + 1,
      restaurantName: `${dish.restaurantName} ${kitchen + 1}`,
    };
  });
}

const startedAt = performance.now();
const index = buildVoiceIndex(makeMenu());
console.log(
  `index of ${menuSize} dishes, ${index.titles.length} titles: ${(performance.now() - startedAt).toFixed(0)} ms`,
);

function measure(name: string, transcripts: readonly string[], rounds: number): void {
  for (const say of transcripts) understandOrder(index, say);
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    for (const say of transcripts) {
      const start = performance.now();
      understandOrder(index, say);
      times.push(performance.now() - start);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2);
  console.log(
    `${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms (${times.length} runs)`,
  );
}

const sentences = corpus.flatMap(({ cases }) => cases.map(([say]) => say));
measure('corpus', sentences, 5);
measure(
  'three orders in one breath',
  sentences.map((say, place) => [say, sentences[place - 1], sentences[place - 2]].join(' and ')),
  2,
);
measure(
  'hostile',
  [
    'chicken ',
    'biryani ',
    'pizza from ',
    'a ',
    'no make that three ',
    'beer yani ',
    'large spicy two ',
    'cancel the coke ',
    'qwx zpt ',
    'kar ahi na an ',
    '2x',
    'x',
  ].map((word) => word.repeat(1000).slice(0, 5000)),
  10,
);
