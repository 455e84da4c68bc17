import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { aRestaurantOfMine } from '../../testing/data/owner.ts';
import { json } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';

const MB = 1024 * 1024;
const LIMITS = 'JPEG, PNG, WebP, GIF or AVIF. Large photos are made smaller.';
const file = (name: string, type: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type });

// jsdom shows no files.
beforeEach(() => {
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:picture';
      static override revokeObjectURL = () => undefined;
    },
  );
});

async function openForm() {
  renderApp('/restaurant/add-dish', {
    as: 'owner',
    server: { 'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine) },
  });
  // A dropped file was never asked for its type.
  return { user: userEvent.setup({ applyAccept: false }), input: await screen.findByLabelText('Image') };
}

test('the limits of a picture are told before one is chosen', async () => {
  const { input } = await openForm();
  expect(screen.getByText(LIMITS)).toBeInTheDocument();
  expect(input).toHaveAccessibleDescription(LIMITS);
});

test('a refused picture says why beside its field, until a good one is chosen', async () => {
  const { user, input } = await openForm();
  await user.upload(input, file('menu.pdf', 'application/pdf'));
  expect(screen.getByRole('alert')).toHaveTextContent('Pictures must be JPEG, PNG, WebP, GIF or AVIF files.');
  expect(input).toHaveAccessibleDescription(/Pictures must be JPEG/);
  await user.upload(input, file('huge.png', 'image/png', 5 * MB + 1));
  expect(screen.getByRole('alert')).toHaveTextContent('Pictures may have at most 5 MB.');
  expect(input).toBeInvalid();

  await user.upload(input, file('dish.png', 'image/png'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByAltText('Preview: Image')).toBeInTheDocument();
});

test('a file that is no picture is not shown as a broken one', async () => {
  const { user, input } = await openForm();
  await user.upload(input, file('dish.png', 'image/png'));
  fireEvent.error(await screen.findByAltText('Preview: Image'));
  expect(screen.queryByAltText('Preview: Image')).toBeNull();
  expect(screen.getByText('This picture cannot be read. Please choose another one.')).toBeInTheDocument();
});

test('a missing picture is no longer called missing once a file is chosen, readable or not', async () => {
  const { user, input } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Create Dish' }));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  expect(input).toHaveAccessibleDescription(/Please fill in this field/);
  await user.upload(input, file('dish.png', 'image/png'));
  const preview = await screen.findByAltText('Preview: Image');
  expect(input).toBeValid();
  fireEvent.error(preview);
  expect(input).toHaveAccessibleDescription(/This picture cannot be read/);
});

test('the price of a size is explained and read out with the field', async () => {
  const { user } = await openForm();
  await user.click(screen.getByRole('tab', { name: 'Size' }));
  expect(screen.getByLabelText('Price')).toHaveAccessibleDescription('Added to the dish price. 0 keeps it.');
});

test('of several pictures the good ones are taken and the others are told', async () => {
  const { user } = await openForm();
  await user.click(screen.getByRole('tab', { name: 'Gallery' }));
  await user.upload(screen.getByLabelText('Gallery picture 1'), [
    file('one.png', 'image/png'),
    file('two.png', 'image/png'),
    file('menu.pdf', 'application/pdf'),
  ]);
  expect(await screen.findByAltText('Preview: Gallery picture 1')).toBeInTheDocument();
  expect(await screen.findByAltText('Preview: Gallery picture 2')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Gallery picture 1')).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent('Pictures must be JPEG');
});
