import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DialogHost, dialogs } from './dialogs.tsx';

async function ask<T>(question: () => Promise<T>) {
  render(<DialogHost />);
  let answer: Promise<T> | undefined;
  await act(async () => {
    answer = question();
  });
  return { answer, dialog: await screen.findByRole('alertdialog'), user: userEvent.setup() };
}

const deleteDish = () =>
  dialogs.confirm({ title: 'Delete Dish?', text: 'Are you sure?', confirmLabel: 'Yes, delete it!' });

describe('dialogs', () => {
  it('confirm resolves true on the confirming button', async () => {
    const { answer, dialog, user } = await ask(deleteDish);
    expect(dialog).toHaveAccessibleName('Delete Dish?');
    expect(dialog).toHaveAccessibleDescription('Are you sure?');
    await user.click(screen.getByRole('button', { name: 'Yes, delete it!' }));
    expect(await answer).toBe(true);
  });

  it('confirm resolves false on Cancel', async () => {
    const { answer, user } = await ask(deleteDish);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await answer).toBe(false);
  });

  it('confirm resolves false on Escape', async () => {
    const { answer, user } = await ask(deleteDish);
    await user.keyboard('{Escape}');
    expect(await answer).toBe(false);
  });

  it('names the safe answer as it was told to', async () => {
    const { answer, user } = await ask(() =>
      dialogs.confirm({ title: 'Refund?', cancelLabel: 'Keep the order' }),
    );
    await user.click(screen.getByRole('button', { name: 'Keep the order' }));
    expect(await answer).toBe(false);
  });

  it('what cannot be taken back is not one key away', async () => {
    const { answer, user } = await ask(() => dialogs.confirm({ title: 'Delete?', isIrreversible: true }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await answer).toBe(false);
  });

  it('offers several ways on, and none of them on Escape', async () => {
    const choice = () =>
      dialogs.choose({ title: 'Which?', choices: { mine: 'Save mine anyway', theirs: 'Reload' } });
    const first = await ask(choice);
    await first.user.click(screen.getByRole('button', { name: 'Save mine anyway' }));
    expect(await first.answer).toBe('mine');
    cleanup();
    const second = await ask(choice);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await second.user.keyboard('{Escape}');
    expect(await second.answer).toBeUndefined();
  });

  it.each(['warning', 'success', 'error'] as const)('%s has one button and waits for it', async (kind) => {
    const { answer, dialog, user } = await ask(() =>
      dialogs[kind]('Missing Fields!', 'All fields are required'),
    );
    expect(dialog).toHaveAccessibleName('Missing Fields!');
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await answer;
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows a second message after the first was answered', async () => {
    const { user } = await ask(async () => {
      void dialogs.warning('First');
      await dialogs.warning('Second');
    });
    expect(screen.queryByText('Second')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('alertdialog', { name: 'Second' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'OK' }));
  });
});
