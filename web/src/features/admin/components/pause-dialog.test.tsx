import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { person } from '../../../testing/data/person.ts';
import { PauseDialog } from './pause-dialog.tsx';

function open(failure?: unknown) {
  const onClose = vi.fn();
  const onConfirm = vi.fn(async (_body: { until: string; reason: string }) => failure);
  render(
    <PauseDialog
      name="Green Bowl"
      endOfToday={() => new Date('2026-11-17T19:00:00.000Z')}
      onClose={onClose}
      onConfirm={onConfirm}
    />,
  );
  const user = person();
  const pause = () => user.click(screen.getByRole('button', { name: 'Pause' }));
  return { user, onClose, onConfirm, pause };
}

test('a pause needs a reason, and ends when the chosen time is over', async () => {
  const { user, onClose, onConfirm, pause } = open();
  await pause();
  expect(await screen.findByText('Give a reason of 1 to 500 characters')).toBeInTheDocument();
  expect(onConfirm).not.toHaveBeenCalled();

  await user.type(screen.getByLabelText('Reason'), 'Cold food again.');
  await user.selectOptions(screen.getByLabelText('For'), 'Three hours');
  const beforeMs = Date.now();
  await pause();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const { until, reason } = onConfirm.mock.calls[0]?.[0] ?? { until: '', reason: '' };
  expect(reason).toBe('Cold food again.');
  const hours = (Date.parse(until) - beforeMs) / 3_600_000;
  expect(hours).toBeGreaterThanOrEqual(3);
  expect(hours).toBeLessThan(3.1);
});

test('the rest of today ends with the day of the kitchen', async () => {
  const { user, onConfirm, pause } = open();
  await user.selectOptions(screen.getByLabelText('For'), 'The rest of today');
  await user.type(screen.getByLabelText('Reason'), 'No gas.');
  await pause();
  await waitFor(() => expect(onConfirm).toHaveBeenCalledOnce());
  expect(onConfirm.mock.calls[0]?.[0].until).toBe('2026-11-17T19:00:00.000Z');
});

test('a refusal is shown, and the dialog stays', async () => {
  const { user, onClose, pause } = open({
    status: 409,
    data: { code: 'conflict', message: 'Already paused.' },
  });
  await user.type(screen.getByLabelText('Reason'), 'No gas.');
  await pause();
  expect(await screen.findByText('Already paused.')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});
