import type { SavedAddress } from '@nearbite/contract/accounts/addresses';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAccount } from '../../../../testing/data/account.ts';
import { json, refusal } from '../../../../testing/fake-server.ts';
import { renderApp } from '../../../../testing/render-app.tsx';

const LIST = '/api/customer/addresses/1/';
const aPlace = (id: number, label: string): SavedAddress => ({
  id,
  label,
  address: '7 Mall Road',
  city: 'Lahore',
  latitude: null,
  longitude: null,
  note: null,
  is_default: id === 1,
});

test('an address is saved, and another deleted and put back', async () => {
  let kept = [aPlace(1, 'Home')];
  let refusals = 1;
  const { server, user } = renderApp('/customer/settings/', {
    as: 'customer',
    server: {
      'GET /api/user/account/1/': () => json(anAccount({ phone: null })),
      [`GET ${LIST}`]: () => json(kept),
      [`POST ${LIST}`]: () => {
        if (refusals-- > 0) return refusal(409, 'conflict');
        const added = kept.some(({ label }) => label === 'Work') ? aPlace(3, 'Home') : aPlace(2, 'Work');
        kept = [...kept, added];
        return json(added, 201);
      },
      [`DELETE ${LIST}1/`]: () => {
        kept = kept.filter(({ id }) => id !== 1);
        return new Response(null, { status: 204 });
      },
    },
  });
  const list = await screen.findByRole('list', { name: 'Saved addresses' });
  expect(within(list).getByText('Offered first')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Add an address' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save an address' });
  const save = within(dialog).getByRole('button', { name: 'Save' });
  await user.click(save);
  expect(
    await within(dialog).findByText('Label must be between 1 and 40 characters long'),
  ).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText('Label'), 'Work');
  await user.type(within(dialog).getByLabelText('Address'), '7 Mall Road');
  await user.type(within(dialog).getByLabelText('City'), 'Lahore');
  await user.click(save);
  expect(await within(dialog).findByText('refused: conflict')).toBeInTheDocument();
  await user.click(save);
  expect(await within(list).findByText('Work')).toBeInTheDocument();
  expect(server.callsTo(LIST).at(-2)).toMatchObject({
    method: 'POST',
    body: { label: 'Work', city: 'Lahore', latitude: null, longitude: null, is_default: false },
  });

  await user.click(screen.getByRole('button', { name: 'Delete Home' }));
  expect(await screen.findByText('Home deleted')).toBeInTheDocument();
  await waitFor(() => expect(within(list).queryByText('Home')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await within(list).findByText('Home')).toBeInTheDocument();
  const { id: _id, ...home } = aPlace(1, 'Home');
  expect(server.callsTo(LIST).at(-2)).toMatchObject({ method: 'POST', body: home });
});
