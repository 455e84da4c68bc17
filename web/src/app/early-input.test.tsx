import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { repeatEarlyInput } from './early-input.ts';

type Props = { readonly onSend: (sent: object) => void };

/** A field React holds, one the form library holds, a choice, a button, and a form that is sent. */
function Page({ onSend }: Props) {
  const [note, setNote] = useState('');
  const [size, setSize] = useState('small');
  const [count, setCount] = useState(1);
  const { register, handleSubmit } = useForm({ defaultValues: { email: '' } });
  return (
    <form method="post" onSubmit={handleSubmit((values) => onSend({ ...values, note, size, count }))}>
      <input aria-label="Email" {...register('email')} />
      <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      {['small', 'large'].map((name) => (
        <input
          key={name}
          type="radio"
          aria-label={name}
          checked={size === name}
          onChange={() => setSize(name)}
        />
      ))}
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

test('what is typed, chosen, tapped and sent before the app is there is done again, once', async () => {
  const onSend = vi.fn();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Page onSend={onSend} />);
  vi.resetModules();
  await import('./boot.ts');

  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'ali@' } });
  fireEvent.input(screen.getByLabelText('Note'), { target: { value: 'No onions' } });
  screen.getByLabelText('large').click();
  // Impatient: nothing happened at the first tap.
  screen.getByText('More').click();
  screen.getByText('More').click();
  screen.getByText('Send').click();

  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'ali@example.com' } });
  await act(async () => {
    render(<Page onSend={onSend} />, { container, hydrate: true });
  });
  // The app listens, but shows what the server knew: not yet its tap.
  screen.getByText('More').click();
  // Not in one act: the page is rendered between one thing and the next.
  await waitFor(() => repeatEarlyInput());
  await waitFor(() =>
    expect(onSend.mock.calls).toEqual([
      [{ email: 'ali@example.com', note: 'No onions', size: 'large', count: 2 }],
    ]),
  );
  expect(window.earlyInput).toBeUndefined();
});

test.each([
  ['Enter', () => fireEvent.keyDown(screen.getByLabelText('Email'), { key: 'Enter' })],
  ['a tap', () => fireEvent.pointerUp(screen.getByText('Sign In'))],
])('%s on a form whose button waits for the app sends it when the app is there', async (_, press) => {
  const onSend = vi.fn();
  const page = (isReady: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget).get('email'));
      }}
    >
      <input aria-label="Email" name="email" />
      <button type="submit" disabled={!isReady}>
        Sign In
      </button>
    </form>
  );
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page(false));
  vi.resetModules();
  await import('./boot.ts');
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'ali@example.com' } });
  press();

  const { rerender } = render(page(false), { container, hydrate: true });
  rerender(page(true));
  await act(() => repeatEarlyInput());
  expect(onSend.mock.calls).toEqual([['ali@example.com']]);
  container.remove();
});

test('a tap on the page that the app puts another in place of is for the button of the same name there', async () => {
  const tapped = vi.fn();
  const container = document.createElement('div');
  document.body.append(container);
  const page = (isKnown: boolean) => (
    <>
      <button type="button" disabled={!isKnown} onClick={() => tapped('add')}>
        Add to cart
      </button>
      <button type="button" onClick={() => tapped('other')}>
        Share
      </button>
    </>
  );
  container.innerHTML = renderToString(page(true));
  vi.resetModules();
  await import('./boot.ts');
  screen.getByText('Add to cart').click();

  container.innerHTML = '';
  const { rerender } = render(page(false), { container });
  const repeated = repeatEarlyInput();
  // Who the person is comes later.
  rerender(page(true));
  await act(() => repeated);
  expect(tapped.mock.calls).toEqual([['add']]);
});

test('who types on while what was typed is entered again loses no letter', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Page onSend={vi.fn()} />);
  vi.resetModules();
  await import('./boot.ts');
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  fireEvent.input(email, { target: { value: 'ali@n' } });
  await act(async () => {
    render(<Page onSend={vi.fn()} />, { container, hydrate: true });
  });

  const repeated = repeatEarlyInput();
  fireEvent.input(email, { target: { value: 'ali@near' } });
  await act(() => repeated);
  expect(email).toHaveValue('ali@near');
  container.remove();
});
