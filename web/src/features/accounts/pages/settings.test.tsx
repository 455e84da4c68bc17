import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anAccount } from '../../../testing/data/account.ts';
import { aRestaurantOfMine } from '../../../testing/data/owner.ts';
import { bodyAs, json, refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const PEOPLE = [
  { as: 'customer', id: 1, path: '/customer/settings/', label: 'Mobile', get: '/api/user/account/1/' },
  {
    as: 'owner',
    id: 2,
    path: '/restaurant/settings',
    label: 'Phone',
    get: '/api/restaurant/profile-update/2/',
  },
] as const;

test.each(PEOPLE)(
  'the $as changes the number in a dialog of its own',
  async ({ as, id, path, label, get }) => {
    let phone = '0300 1112233';
    let refusals = 1;
    const patch = `/api/user/phone/${id}/`;
    const { user, server } = renderApp(path, {
      as,
      server: {
        [`GET ${get}`]: () => json(anAccount({ id, phone })),
        'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine),
        'GET /api/customer/addresses/1/': () => json([]),
        [`PATCH ${patch}`]: ({ body }) => {
          if (refusals-- > 0) return refusal(400, 'validation', { phone: ['This number is not in use'] });
          ({ phone } = bodyAs<{ phone: string }>(body));
          return json(anAccount({ id, phone }));
        },
      },
    });
    // The owner's other tab, which is not shown, has a phone number too.
    const [shown] = await screen.findAllByLabelText(label);
    expect(shown).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change mobile number' }));
    const field = dialog.getByLabelText('New mobile number');
    expect(field).toHaveValue('0300 1112233');

    await user.clear(field);
    await user.type(field, 'call me');
    await user.keyboard('{Enter}');
    expect(await dialog.findByText('Mobile may contain only digits, spaces and + - ( )')).toBeInTheDocument();
    expect(server.callsTo(patch)).toHaveLength(0);

    await user.clear(field);
    await user.type(field, '0321 9998877');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('This number is not in use')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.callsTo(patch).at(-1)?.body).toEqual({ phone: '0321 9998877' });
    await waitFor(() => expect(shown).toHaveValue('0321 9998877'));
    // The settings themselves were not sent.
    expect(server.calls.filter(({ method }) => method === 'PATCH').map((call) => call.path)).toEqual([
      patch,
      patch,
    ]);
  },
);
