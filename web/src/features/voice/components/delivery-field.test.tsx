import type { DetailField } from '@nearbite/voice/details/spoken-details';
import { newSession } from '@nearbite/voice/session/voice-draft';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DeliveryField } from './delivery-field.tsx';

const nothing = () => undefined;

/** With a microphone, so that no field takes the cursor by itself. */
const voice = { session: newSession(), dispatch: nothing };

const fields = (due: DetailField, onConfirm = nothing) => (
  <section>
    {(['name', 'phone'] as const).map((field) => (
      <DeliveryField
        key={field}
        field={field}
        {...voice}
        isCurrent={field === 'name'}
        prompt="Your name?"
        isDue={field === due}
        onConfirm={onConfirm}
      />
    ))}
  </section>
);

test('whoever types goes on in the next field; whoever speaks or taps gets no cursor there', async () => {
  const { rerender } = render(fields('name'));
  rerender(fields('phone'));
  expect(screen.getByLabelText('Phone')).not.toHaveFocus();
  rerender(fields('name'));
  await userEvent.click(screen.getByLabelText('Full Name'));
  rerender(fields('phone'));
  expect(screen.getByLabelText('Phone')).toHaveFocus();
});

test('Enter counts before a field is asked for only behind what was typed there', async () => {
  const onConfirm = vi.fn();
  render(fields('phone', onConfirm));
  await userEvent.click(screen.getByLabelText('Phone'));
  await userEvent.keyboard('{Enter}');
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.keyboard('0300{Enter}');
  expect(onConfirm).toHaveBeenCalledOnce();
});
