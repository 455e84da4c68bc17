import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { reloadPage } from '../../lib/page/page-load.ts';
import { fakeServer, json } from '../../testing/fake-server.ts';
import { lazyPart } from './lazy-part.tsx';

const chunkError = () => Promise.reject(new TypeError('error loading dynamically imported module'));

function partThatFails(isFailing: () => boolean, isQuiet = false) {
  return lazyPart<{ name: string }>(
    async () => (isFailing() ? chunkError() : { default: ({ name }) => <p>Map of {name}</p> }),
    { fallback: <p>On its way</p>, isQuiet },
  );
}

it('shows its fallback, then itself', async () => {
  const Part = partThatFails(() => false);
  render(<Part name="Lahore" />);
  expect(screen.getByText('On its way')).toBeInTheDocument();
  expect(await screen.findByText('Map of Lahore')).toBeInTheDocument();
});

it('without a connection leaves the page around it alone and comes when the browser is online again', async () => {
  fakeServer({ 'GET /health': () => Promise.reject(new TypeError('offline')) });
  let isDown = true;
  const Part = partThatFails(() => isDown);
  render(
    <label>
      Name <input />
      <Part name="Lahore" />
    </label>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'typed');
  expect(await screen.findByText(/No connection/)).toBeInTheDocument();
  isDown = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Map of Lahore')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('typed');
});

it('asks before it loads the page anew for a newer version', async () => {
  fakeServer({ 'GET /health': () => json({}) });
  const Part = partThatFails(() => true);
  render(<Part name="Lahore" />);
  expect(await screen.findByText(/needs the newest version/)).toBeInTheDocument();
  expect(reloadPage).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Load again' }));
  expect(reloadPage).toHaveBeenCalledOnce();
});

it('that nobody would miss stays away without a word', async () => {
  const server = fakeServer({ 'GET /health': () => Promise.reject(new TypeError('offline')) });
  const Part = partThatFails(() => true, true);
  render(<Part name="Lahore" />);
  await expect.poll(() => server.callsTo('/health').length).toBeGreaterThan(0);
  expect(screen.getByText('On its way')).toBeInTheDocument();
});
