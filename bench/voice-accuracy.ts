import { corpus } from '../packages/voice/src/corpus/corpus.ts';
import { heldoutMain, heldoutOther } from '../packages/voice/src/corpus/everyday/heldout.ts';
import {
  corpusColloquial,
  corpusCorner,
  corpusInternational,
  corpusTown,
} from '../packages/voice/src/corpus/everyday/other-kitchens.ts';
import {
  cornerMenu,
  internationalMenu,
  mainMenu,
  otherMenu,
  townMenu,
} from '../packages/voice/src/corpus/menus/main.ts';
import { reportScore, scoreCorpus } from '../packages/voice/src/corpus/score-corpus.ts';

/** `npx tsx bench/voice-accuracy.ts [heldout]`: how well spoken orders are understood, and what is not. */
console.log(reportScore('corpus', scoreCorpus(mainMenu, corpus)));
console.log(reportScore('colloquial', scoreCorpus(mainMenu, corpusColloquial)));
console.log(reportScore('international', scoreCorpus(internationalMenu, corpusInternational)));
console.log(reportScore('town', scoreCorpus(townMenu, corpusTown)));
console.log(reportScore('corner', scoreCorpus(cornerMenu, corpusCorner)));
if (process.argv.includes('heldout')) {
  console.log(reportScore('held out, same menu', scoreCorpus(mainMenu, heldoutMain)));
  console.log(reportScore('held out, other menu', scoreCorpus(otherMenu, heldoutOther)));
}
