import type { MenuRow } from '@nearbite/contract/dishes/menu-csv';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anOwnerDish } from '../../../testing/data/dishes.ts';
import { aRestaurantOfMine } from '../../../testing/data/owner.ts';
import { json } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const row = (line: number, action: MenuRow['action'], more: Partial<MenuRow> = {}): MenuRow => ({
  line,
  action,
  title: `Dish ${line}`,
  errors: {},
  changes: [],
  ...more,
});

const UPDATED = row(2, 'update', {
  title: 'Pulao',
  changes: [
    { column: 'price', from: '450', to: '520' },
    { column: 'old_price', from: '', to: '600' },
  ],
});

async function withFile(responses: readonly Response[]) {
  const sent = vi.fn();
  const left = [...responses];
  const { user } = renderApp('/restaurant/dishes', {
    as: 'owner',
    server: {
      'GET /api/restaurant/settings-update/7/': () => json(aRestaurantOfMine),
      'GET /api/restaurant/waiting-orders/7/': () => json({ count: 0, oids: [] }),
      'GET /api/restaurant/dishes/7/': () => json([anOwnerDish]),
      'POST /api/restaurant/menu-csv/7/': ({ search, body }) => {
        sent(search, body);
        return left.shift() ?? json({ rows: [] });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'The menu as a CSV file' }));
  await user.click(screen.getByRole('menuitem', { name: 'Upload CSV' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Upload CSV' }));
  const choose = (text = 'id,price\n1,520\n') => {
    // This browser of the tests cannot read files by itself.
    const file = Object.assign(new File([text], 'menu.csv'), {
      arrayBuffer: async () => new TextEncoder().encode(text).buffer,
    });
    return user.upload(sheet.getByLabelText('Choose a file', { selector: 'input' }), file);
  };
  await choose();
  return { user, sheet, sent, choose };
}

test('a file shows what would become of it before it is taken', async () => {
  const rows = [UPDATED, row(3, 'create'), row(4, 'unchanged')];
  const { user, sheet, sent } = await withFile([json({ rows }), json({ rows })]);
  expect(await sheet.findByRole('status')).toHaveTextContent('1 new · 1 changed · 1 unchanged');
  const [, changed, created] = sheet.getAllByRole('row');
  expect(changed).toHaveTextContent('ChangedPulao');
  expect(changed).toHaveTextContent('price: 450 → 520');
  expect(changed).toHaveTextContent('old_price: nothing → 600');
  expect(created).toHaveTextContent('NewDish 3');
  expect(sheet.getByText(/New dishes have no picture yet/)).toBeInTheDocument();
  expect(sent.mock.calls).toEqual([['?dry_run=1', 'id,price\n1,520\n']]);

  await user.click(sheet.getByRole('button', { name: 'Take these changes' }));
  expect(await screen.findByText('2 dishes taken from the file')).toBeInTheDocument();
  expect(sent.mock.calls[1]).toEqual(['', 'id,price\n1,520\n']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('while a line is wrong nothing can be taken; the mended file can', async () => {
  const wrong = row(3, 'error', {
    errors: { price: ['Sale Price must be between 0 and 1,000,000'], non_field_errors: ['Alike.'] },
  });
  const { sheet, choose } = await withFile([json({ rows: [UPDATED, wrong] }), json({ rows: [UPDATED] })]);
  expect(await sheet.findByRole('alert')).toHaveTextContent('Nothing can be taken while a line is wrong');
  const [, first] = sheet.getAllByRole('row');
  expect(first).toHaveTextContent('price: Sale Price must be between 0 and 1,000,000');
  expect(first).toHaveTextContent('Alike.');
  expect(sheet.queryByRole('button', { name: 'Take these changes' })).toBeNull();
  await choose();
  expect(await sheet.findByRole('button', { name: 'Take these changes' })).toBeInTheDocument();
});

test('a file that changes nothing, has nothing, or is refused says so', async () => {
  const refused = json(
    { code: 'validation', message: 'The file must be saved as CSV in UTF-8', request_id: 'r' },
    400,
  );
  const { sheet, choose } = await withFile([
    json({ rows: [row(2, 'unchanged')] }),
    json({ rows: [] }),
    refused,
  ]);
  expect(await sheet.findByText('Your menu is already as in this file.')).toBeInTheDocument();
  await choose();
  expect(await sheet.findByText('This file has no dishes.')).toBeInTheDocument();
  await choose();
  expect(await sheet.findByRole('alert')).toHaveTextContent('The file must be saved as CSV in UTF-8');
  await choose('x'.repeat(2 * 1024 * 1024 + 1));
  expect(await sheet.findByRole('alert')).toHaveTextContent('at most 2 MB');
});

test('what became wrong since the file was looked at is shown like at first', async () => {
  const rows = [row(2, 'error', { errors: { id: ['Unknown dish'] } })];
  const refused = json({ code: 'validation', message: 'Nothing was changed', rows, request_id: 'r' }, 400);
  const { user, sheet } = await withFile([json({ rows: [UPDATED] }), refused]);
  await user.click(await sheet.findByRole('button', { name: 'Take these changes' }));
  expect(await sheet.findByRole('alert')).toHaveTextContent('Nothing can be taken while a line is wrong');
  expect(sheet.getAllByRole('row')[1]).toHaveTextContent('id: Unknown dish');
});
