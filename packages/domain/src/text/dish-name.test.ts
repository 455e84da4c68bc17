import { expect, it } from 'vitest';
import { nameWith } from './dish-name.ts';

it.each([
  ['Latte', ['Large', 'Hot'], 'Latte (Large, Hot)'],
  ['Latte', [null, 'Hot', undefined], 'Latte (Hot)'],
  ['Latte', [null, ''], 'Latte'],
  ['Cola (chilled)', ['Large'], 'Cola (chilled, Large)'],
  ['Cola (chilled)', [], 'Cola (chilled)'],
  ['Cola (chilled) Can', ['Large'], 'Cola (chilled) Can (Large)'],
  ['Cola ()', ['Large'], 'Cola () (Large)'],
  ['کولا (ٹھنڈی)', ['Large', 'ابھی بند'], 'کولا (ٹھنڈی، Large، ابھی بند)'],
])('%s with %j is told as %s', (title, facts, name) => expect(nameWith(title, facts)).toBe(name));
