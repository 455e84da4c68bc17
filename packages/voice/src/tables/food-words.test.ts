import { expect, it } from 'vitest';
import { keyOf } from '../read/word-keys.ts';
import {
  coffeeWords,
  companionHeads,
  ingredientWords,
  kindWords,
  knownFoods,
  sideHeads,
  wholeFoods,
} from './food-words.ts';
import { breadWords, flavourWords, preparedWords, toppingWords } from './wish-words.ts';

it.each(
  Object.entries({
    breadWords,
    coffeeWords,
    companionHeads,
    flavourWords,
    ingredientWords,
    kindWords,
    knownFoods,
    preparedWords,
    sideHeads,
    toppingWords,
    wholeFoods,
  }),
)('%s holds keys, under which spoken words are looked up', (_, table) => {
  expect([...table].filter((word) => keyOf(word) !== word)).toEqual([]);
});
