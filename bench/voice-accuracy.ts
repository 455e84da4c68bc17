import { type Room, rooms, sentencesIn } from '../packages/voice/src/corpus/corpus.ts';
import { failureOf, type Score, scoreOf } from '../packages/voice/src/corpus/score-corpus.ts';

/**
 * `npx tsx bench/voice-accuracy.ts [room…] [quiet]`: how many spoken orders are understood, how many are wrong with
 * nothing asked or marked, whether confidence means what it says, and what is misread (of `frozen` only the totals).
 */
const isQuiet = process.argv.includes('quiet');
const isChosen = (room: Room) => process.argv.includes(room);
const chosen = rooms.some(isChosen) ? rooms.filter(isChosen) : rooms;

for (const room of chosen) {
  const scores = sentencesIn(room).map(scoreOf);
  if (!isQuiet && room !== 'frozen')
    for (const score of scores.filter(({ isRight }) => !isRight)) console.log(failureOf(score));
  console.log(`${room}: ${report(scores)}`);
  console.log(confidenceOf(scores).join('\n'));
}

function report(scores: readonly Score[]): string {
  const share = (count: number) =>
    `${count} of ${scores.length} (${((100 * count) / scores.length).toFixed(1)} %)`;
  const right = scores.filter(({ isRight }) => isRight).length;
  const silent = scores.filter(({ isSilentlyWrong }) => isSilentlyWrong).length;
  return `${share(right)} right, ${share(silent)} silently wrong`;
}

function confidenceOf(scores: readonly Score[]): string[] {
  const lines = scores.flatMap((score) => score.lines);
  const bins = [0, 0.5, 0.7, 0.8, 0.9, 0.97];
  return bins.flatMap((from, place) => {
    const here = lines.filter(({ confidence }) => confidence >= from && confidence < (bins[place + 1] ?? 2));
    if (here.length === 0) return [];
    const right = here.filter(({ isRight }) => isRight).length / here.length;
    const mean = here.reduce((sum, { confidence }) => sum + confidence, 0) / here.length;
    return [`  said ${mean.toFixed(2)}: right ${right.toFixed(2)} of ${here.length}`];
  });
}
