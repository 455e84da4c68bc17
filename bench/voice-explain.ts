import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { menuNamed, readMenu } from '../packages/voice/src/corpus/corpus.ts';
import { contextOf } from '../packages/voice/src/corpus/score-corpus.ts';
import { buildVoiceIndex } from '../packages/voice/src/menu/voice-index.ts';
import { readOrder } from '../packages/voice/src/understand-order.ts';

/** `npm run voice:explain -- "two zingers, one with fries" [--menu NAME|FILE.tsv] [--cart "1 Naan"]`: why this cart. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { menu: { type: 'string', default: 'town' }, cart: { type: 'string', default: '' } },
});
const menu = values.menu.endsWith('.tsv')
  ? readMenu(readFileSync(values.menu, 'utf8').split('\n'))
  : menuNamed(values.menu);
const titles = new Map(menu.map(({ id, title }) => [id, title]));
const trace = ({ stage, text }: { readonly stage: string; readonly text: string }) =>
  console.log(`${stage.padEnd(9)} ${text.replace(/dish (\d+)/g, (_, id) => titles.get(Number(id)) ?? id)}`);
const { items } = readOrder(buildVoiceIndex(menu), positionals.join(' '), contextOf(values.cart, menu), {
  trace,
});
for (const { dishId, quantity, portion, spice, note, confidence } of items)
  console.log(
    'cart      ',
    [
      quantity,
      titles.get(dishId),
      portion && `(${portion})`,
      spice && `{${spice}}`,
      note && `"${note}"`,
      confidence,
    ]
      .filter(Boolean)
      .join(' '),
  );
