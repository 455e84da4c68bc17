import { expect, it } from 'vitest';
import { menuNamed } from './corpus/corpus.ts';
import { contextOf } from './corpus/score-corpus.ts';
import { buildVoiceIndex } from './menu/voice-index.ts';
import type { TraceStep } from './trace.ts';
import { readOrder } from './understand-order.ts';

const menu = menuNamed('demo');
const index = buildVoiceIndex(menu);

function stepsOf(said: string, cart = ''): TraceStep[] {
  const steps: TraceStep[] = [];
  readOrder(index, said, contextOf(cart, menu), { trace: (step) => steps.push(step) });
  return steps;
}

it('tells every stage, each rule that changed something with the row before and after, and what is asked', () => {
  const steps = stepsOf('two zingers, one with fries');
  const textOf = (stage: TraceStep['stage']) =>
    steps.filter((step) => step.stage === stage).map(({ text }) => text);
  expect(textOf('tokens')).toEqual([
    'two (number) zingers (unknown) one (number) with (connector) fries (food)',
  ]);
  expect(textOf('names')[0]).toContain('zingers = crispy zinger');
  expect(textOf('rule')).toEqual([
    expect.stringMatching(/^a portion with nothing beside it\n.*dish:fries.*\n.*option:with fries$/),
    expect.stringMatching(/^shares of one dish\n.*number:two=2.*\n.*number:two=1 /),
  ]);
  expect(textOf('line')).toHaveLength(2);
  expect(textOf('asks')[0]).toContain('asks about line 0');
});

it('tells what was said plainer, and what is heard then', () => {
  const steps = stepsOf('another naan', '1 Garlic Naan');
  expect(steps.filter(({ stage }) => stage === 'rule').map(({ text }) => text)).toEqual([
    'one more of a line\n    another naan\n    make the naan 2',
  ]);
  expect(steps.filter(({ stage }) => stage === 'tokens')).toHaveLength(2);
});

it('costs nothing and changes nothing where nobody listens', () => {
  const said = 'two chicken biryani, one of them hot, and a garlic naan';
  expect(readOrder(index, said, [], { trace: () => undefined })).toEqual(readOrder(index, said));
});
