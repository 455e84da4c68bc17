import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MessageAlert } from './message-alert.tsx';

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
});

test('the outcome of a sent form comes into view', () => {
  render(<MessageAlert tone="bad">No such account</MessageAlert>);
  expect(screen.getByRole('alert')).toHaveTextContent('No such account');
  expect(scrolled).toHaveBeenCalledOnce();
});

test('a hint appears without moving the page', () => {
  render(
    <MessageAlert tone="bad" isHint>
      Your restaurant is suspended
    </MessageAlert>,
  );
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(scrolled).not.toHaveBeenCalled();
});
