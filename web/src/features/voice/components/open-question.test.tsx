import { noTerms } from '@nearbite/contract/restaurants/testing/default-terms';
import { newSession } from '@nearbite/voice/session/voice-draft';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LibraryTheme } from '../../../ui/theme/library-theme.tsx';
import { OpenQuestion } from './open-question.tsx';

test('keeps the open question and its choices beside what was told meanwhile', () => {
  const question = {
    about: 'portion' as const,
    line: 0,
    text: 'Karahi: Half or Full?',
    choices: ['Half', 'Full'],
  };
  const session = { ...newSession(), question, told: 'Rs.900.00 together, before tax and fees.' };
  render(
    <LibraryTheme>
      <OpenQuestion session={session} dispatch={vi.fn()} />
    </LibraryTheme>,
  );
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Rs.900.00 together, before tax and fees.');
  expect(status).toHaveTextContent('Karahi: Half or Full?');
  expect(screen.getByRole('button', { name: 'Full' })).toBeInTheDocument();
});

test('offers the dishes a question about the menu was answered with', () => {
  const dispatch = vi.fn();
  const tea = { ...voiceDish, id: 5, title: 'Green Tea' };
  const closed = { ...tea, id: 6, title: 'Karak Chai', terms: { ...tea.terms, is_open: false } };
  const session = { ...newSession(), told: 'There is Green Tea and Karak Chai.', offered: [tea, closed] };
  render(
    <LibraryTheme>
      <OpenQuestion session={session} dispatch={dispatch} />
    </LibraryTheme>,
  );
  expect(screen.getByRole('button', { name: 'Karak Chai (closed now)' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Green Tea' }));
  expect(dispatch).toHaveBeenCalledWith(
    expect.objectContaining({
      type: 'nearDishChosen',
      item: expect.objectContaining({ id: 5, quantity: 1 }),
    }),
  );
});

test('brings each new question into view, which may lie below the edge of a phone', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const ask = (text: string) => (
    <LibraryTheme>
      <OpenQuestion
        session={{
          ...newSession(),
          question: { about: 'portion', line: 0, text, choices: ['Half', 'Full'] },
        }}
        dispatch={vi.fn()}
      />
    </LibraryTheme>
  );
  const { rerender } = render(ask('Karahi: Half or Full?'));
  rerender(ask('Karahi: Half or Full?'));
  await expect.poll(() => scrolled.mock.calls.length).toBe(1);
  rerender(ask('Biryani: Half or Full?'));
  await expect.poll(() => scrolled.mock.calls.length).toBe(2);
});

const voiceDish = {
  slug: 'green-tea',
  image: null,
  final_price: 120,
  portion_size: null,
  spice_level: null,
  restaurant: 'Karahi Darbar',
  terms: noTerms,
  price: 120,
  portions: [],
  spice_levels: [],
  extras: [],
  extra_groups: [],
};
