import { tokenise } from '../read/tokenise.ts';
import { isForeign } from '../read/transliterate.ts';
import type { Replies } from './replies.ts';

/** What was understood by its sound, in its own script: "aspis shp" was written "اسپیس شپ". */
export function asWritten(said: string, words: string): string {
  if (!isForeign(said)) return words;
  const written = said.split(/[\s\p{P}]+/u);
  const most = words.split(' ').length + 1;
  for (let from = 0; from < written.length; from += 1)
    for (let to = from + 1; to <= from + most; to += 1) {
      const part = written.slice(from, to).join(' ');
      const tokens = tokenise(part);
      if (
        [tokens.map(({ heard }) => heard), tokens.map(({ text }) => text)].some(
          (all) => all.join(' ') === words,
        )
      )
        return part;
    }
  return words;
}

type Quoting = Pick<Replies, 'notFound' | 'notInOrder'> & { readonly unknownKitchen: Replies['notFound'] };

/** That catalogue, for a sentence: what it quotes of it is quoted as it was written. */
export function quotingAsWritten<Says extends Quoting>(say: Says, said: string): Says {
  const quote = (words: string) => asWritten(said, words);
  return {
    ...say,
    notFound: (text) => say.notFound(quote(text)),
    notInOrder: (text) => say.notInOrder(quote(text)),
    unknownKitchen: (name) => say.unknownKitchen(quote(name)),
  };
}
