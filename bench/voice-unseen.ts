import { talkClassSets } from '../packages/voice/src/corpus/follow-ups/classes.ts';
import { followUpSets } from '../packages/voice/src/corpus/follow-ups/follow-ups.ts';
import { talkSets } from '../packages/voice/src/corpus/follow-ups/talk.ts';
import { frozenUnknownSets } from '../packages/voice/src/corpus/frozen/unknown-menus.ts';
import { type CorpusScore, scoreCorpus } from '../packages/voice/src/corpus/score-corpus.ts';
import {
  frozenSets,
  hardSets,
  latestHardSets,
  openSets,
  unknownShopSets,
} from '../packages/voice/src/corpus/sets.ts';

/**
 * `npx tsx bench/voice-unseen.ts [quiet]`: orders by class, on menus unknown to the tables; which slot is wrong,
 * whether confidence means what it says, and the totals of the set nobody tunes on.
 */
const isQuiet = process.argv.includes('quiet');

function run(title: string, sets: typeof unknownShopSets, showsFailures: boolean): void {
  const scores: CorpusScore[] = [];
  for (const [menu, groups] of sets) {
    for (const group of groups) {
      const score = scoreCorpus(menu, [group]);
      scores.push(score);
      console.log(`${group.group}: ${score.exact}/${score.transcripts}`);
      if (showsFailures) for (const failure of score.failures) console.log(`    ${failure}`);
    }
  }
  const sum = (pick: (score: CorpusScore) => number) =>
    scores.reduce((total, score) => total + pick(score), 0);
  const exact = sum((score) => score.exact);
  const all = sum((score) => score.transcripts);
  console.log(`${title}: exact carts ${exact}/${all} (${((100 * exact) / all).toFixed(1)} %)`);
  const wrong = ['missed', 'invented', 'otherDish', 'quantity', 'portion', 'spice'] as const;
  console.log(
    `  wrong: ${wrong.map((kind) => `${kind} ${sum((score) => score.confusion[kind])}`).join(', ')}`,
  );
  const bins = [0, 0.5, 0.7, 0.8, 0.9, 0.97, 1.01];
  const said = scores.flatMap((score) => score.confidences);
  for (const [place, from] of bins.slice(0, -1).entries()) {
    const here = said.filter(({ confidence }) => confidence >= from && confidence < (bins[place + 1] ?? 2));
    if (here.length === 0) continue;
    const right = here.filter(({ isRight }) => isRight).length;
    const mean = here.reduce((total, { confidence }) => total + confidence, 0) / here.length;
    console.log(`  said ${mean.toFixed(2)}: right ${(right / here.length).toFixed(2)} of ${here.length}`);
  }
}

run('open', openSets, !isQuiet);
run('unknown shops', unknownShopSets, !isQuiet);
run('harder orders', hardSets, !isQuiet);
run('harder orders, latest', latestHardSets, !isQuiet);
run('said while an order is there', [...followUpSets, ...talkSets, ...talkClassSets], !isQuiet);
run('frozen', frozenSets, false);
run('frozen unknown menus', frozenUnknownSets, false);
