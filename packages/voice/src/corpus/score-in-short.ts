import type { VoiceDish } from '../voice-types.ts';
import type { CorpusGroup } from './corpus.ts';
import { type CorpusScore, scoreCorpus } from './score-corpus.ts';

/** Neighbours are said alike: every third sentence shows what broke. `npm test -- --long` reads them all. */
const STEP = process.env.TEST_LONG === '1' ? 1 : 3;
const shortened = new WeakMap<readonly CorpusGroup[], readonly CorpusGroup[]>();

/** Every sentence in the long form of the suite, every third one of each group in the short. */
export function scoreInShort(menu: readonly VoiceDish[], groups: readonly CorpusGroup[]): CorpusScore {
  const some =
    shortened.get(groups) ??
    groups.map((group) => ({ ...group, cases: group.cases.filter((_, place) => place % STEP === 0) }));
  shortened.set(groups, some);
  return scoreCorpus(menu, some);
}

/** How many of all the sentences may be misread where so many are known to be understood. */
export const mostFailures = (
  sets: readonly (readonly [unknown, readonly CorpusGroup[]])[],
  understood: number,
): number =>
  sets.flatMap(([, groups]) => groups).reduce((sum, { cases }) => sum + cases.length, 0) - understood;
