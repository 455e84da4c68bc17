import { newSession } from '@nearbite/voice/session/voice-draft';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LibraryTheme } from '../../../ui/library-theme.tsx';
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
