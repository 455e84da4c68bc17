import { expect, test } from 'vitest';

const SVG = 'http://www.w3.org/2000/svg';

test.each([
  ['div', () => document.createElement('div')],
  ['path', () => document.createElementNS(SVG, 'path')],
])('the style of a %s is what its attribute says, and the other way round', (_name, make) => {
  const element = make();
  expect(element.style.color).toBe('');
  element.setAttribute('style', 'color: red');
  expect(element.style.color).toBe('red');
  element.style.color = 'blue';
  expect(element.getAttribute('style')).toBe('color: blue;');
  expect(element.style).toBe(element.style);
  element.removeAttribute('style');
  expect(element.style.length).toBe(0);
});
