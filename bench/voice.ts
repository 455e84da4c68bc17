import { menuNamed, sentencesOf } from '../packages/voice/src/corpus/corpus.ts';
import { buildVoiceIndex } from '../packages/voice/src/menu/voice-index.ts';
import { understandOrder } from '../packages/voice/src/understand-order.ts';
import type { VoiceDish } from '../packages/voice/src/voice-types.ts';
import { writeResults } from './results.ts';

/** `npx tsx bench/voice.ts [50000]`: time to understand one order with so many dishes within reach, else 5,000. */
const menuSize = Number(process.argv[2] ?? 5000);
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
  const base = [...menuNamed('main'), ...menuNamed('other')];
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

const measured: { name: string; runs: string; undisturbed: string }[] = [];

/** Every run as the clock saw it, and each transcript's best run: what it takes when nothing else runs. */
function measure(name: string, transcripts: readonly string[], rounds: number): void {
  for (const say of transcripts) understandOrder(index, say);
  const runs: number[] = [];
  const bests = transcripts.map((say) => {
    const times = Array.from({ length: rounds }, () => {
      const start = performance.now();
      understandOrder(index, say);
      return performance.now() - start;
    });
    runs.push(...times);
    return Math.min(...times);
  });
  console.log(
    `${name}: ${summary(runs)}; undisturbed ${summary(bests)} (${transcripts.length} x ${rounds} runs)`,
  );
  measured.push({ name, runs: summary(runs), undisturbed: summary(bests) });
}

function summary(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2);
  return `p50 ${at(0.5)} p99 ${at(0.99)} worst ${at(1)} ms`;
}

const sentences = sentencesOf('everyday/town').map(({ say }) => say);
measure('corpus', sentences, 5);
measure(
  'three orders in one breath',
  sentences.map((say, place) => [say, sentences[place - 1], sentences[place - 2]].join(' and ')),
  6,
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
await writeResults(`voice, ${menuSize} dishes`, measured);
