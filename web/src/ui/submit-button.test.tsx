import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RenderedAt } from '../lib/use-is-hydrating.tsx';
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

test('with the scripts it can', () => {
  render(form);
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
});
