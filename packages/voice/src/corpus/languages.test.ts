import { expect, it } from 'vitest';
import { languageCases } from './languages.ts';
import { canalMenu } from './menus/counter.ts';
import { reportScore, scoreCorpus } from './score-corpus.ts';

it.each(Object.entries(languageCases))('numbers and sizes with known dishes: %s', (group, cases) => {
  const score = scoreCorpus(canalMenu, [{ group, cases }]);
  expect(score.failures, reportScore(group, score)).toEqual([]);
});
