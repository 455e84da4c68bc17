import { menuNamed, sentencesOf } from '../packages/voice/src/corpus/corpus.ts';
import { buildVoiceIndex } from '../packages/voice/src/menu/voice-index.ts';
import { readOrder } from '../packages/voice/src/understand-order.ts';
import type { ContextItem, VoiceDish } from '../packages/voice/src/voice-types.ts';
import { writeResults } from './results.ts';

/** `npx tsx bench/voice.ts [50000]`: processor time to understand one order with so many dishes within reach, else 5,000. */
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
const menu = makeMenu();
const index = buildVoiceIndex(menu);
console.log(
  `index of ${menuSize} dishes, ${index.titles.length} titles: ${(performance.now() - startedAt).toFixed(0)} ms`,
);

const measured: { name: string; runs: string; undisturbed: string }[] = [];

/** Every run, and each transcript's best run: what it takes when nothing else runs. */
function measure(
  name: string,
  transcripts: readonly string[],
  rounds: number,
  context: readonly ContextItem[] = [],
): void {
  for (const say of transcripts) readOrder(index, say, context);
  const runs: number[] = [];
  const bests = transcripts.map((say) => {
    const times = Array.from({ length: rounds }, () => {
      const start = process.cpuUsage();
      readOrder(index, say, context);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
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
const hostile = [
  'chicken ',
  'biryani ',
  'biryanis karahis naans ',
  'pizza from ',
  'from pizza from ',
  'naan from kitchen 3 ',
  'a ',
  'no make that three ',
  'two naan and ',
  'one naan, two naan and ',
  'the small naan the large naan ',
  'the cheapest biryani ',
  'beer yani ',
  'large spicy two ',
  'cancel the coke ',
  'qwx zpt ',
  'kar ahi na an ',
  'دو بریانی اور تین نان ',
  'बिरयानी दो ',
  '2x',
  'x',
].map((words) => words.repeat(1000).slice(0, 1000));
/** Statements about lines that are there, as many as are still parted, and a word that none of them takes. */
const statements = ['remove the naan and ', 'make the biryani spicy and ', 'the naan six and '].map(
  (words) => `${words.repeat(8)}qwerty`,
);
const lines = menu
  .filter(({ title }) => /biryani|naan/i.test(title))
  .slice(0, 50)
  .map(({ id, portions }) => ({ dishId: id, quantity: 2, portion: portions[0] ?? null, spice: null }));
measure('hostile', hostile, 10);
measure('hostile, of fifty lines', [...hostile, ...statements], 10, lines);
await writeResults(`voice, ${menuSize} dishes`, measured);
