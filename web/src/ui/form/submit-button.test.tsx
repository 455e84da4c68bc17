import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { RenderedAt } from '../../lib/page/use-is-hydrating.tsx';
import { StackedForm } from './stacked-form.tsx';
import { SubmitButton } from './submit-button.tsx';

const form = (
  <StackedForm>
    <input name="password" type="password" />
    <SubmitButton label="Sign In" isSending={false} />
  </StackedForm>
);

test('a form in the server’s HTML cannot be sent before the scripts are there: the password would be in the address', () => {
  const { container } = render(<RenderedAt value={Date.now()}>{form}</RenderedAt>);
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeDisabled();
  expect(container.querySelector('form')).toHaveAttribute('method', 'post');
});

test('while it is sent it keeps the focus, and sends nothing again', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const sending = (isSending: boolean) => (
    <StackedForm onSubmit={onSubmit}>
      <input aria-label="Name" />
      <SubmitButton label="Sign In" isSending={isSending} />
    </StackedForm>
  );
  const { rerender } = render(sending(false));
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  rerender(sending(true));
  const button = screen.getByRole('button', { name: 'Processing' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  await user.type(screen.getByLabelText('Name'), 'Sara{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('with the scripts it can', () => {
  render(form);
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
});
