import { render } from '@testing-library/react';
import { createLucideIcon, type LucideProps } from 'lucide-react';
import { expect, it } from 'vitest';
import createIcon from './create-icon.tsx';

const ICON = { name: 'map', node: [['path', { d: 'M15 5.764v15', key: '1pn4in' }]] } as const;
const Own = createIcon(ICON);
const Theirs = createLucideIcon(ICON.name, [['path', { d: 'M15 5.764v15', key: '1pn4in' }]]);

const attributesOf = (container: HTMLElement) =>
  Object.fromEntries(
    [...(container.firstElementChild?.attributes ?? [])].map(({ name, value }) => [name, value]),
  );

it.each<LucideProps>([
  {},
  { size: 18, className: 'quiet' },
  { size: 12, strokeWidth: 3, 'aria-hidden': true },
  { fill: 'currentColor', style: { flex: 'none' } },
  { 'aria-label': 'Map', role: 'img' },
])('draws an icon with %o as the library does', (props) => {
  const own = render(<Own {...props} />).container;
  const theirs = render(<Theirs {...props} />).container;
  expect(attributesOf(own)).toEqual(attributesOf(theirs));
  expect(own.firstElementChild?.innerHTML).toBe(theirs.firstElementChild?.innerHTML);
});
