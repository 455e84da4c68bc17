import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aSummary } from '../../../testing/data/admin.ts';
import { json, refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const PROBLEM = {
  id: 3,
  kind: 'refund_failed',
  order_oid: 'abcdefgh23456789',
  provider: 'stripe',
  reference: 're_1',
  amount: 963,
  note: 'lost_or_stolen_card',
  date: '2026-11-01T10:00:00.000Z',
};

test('the summary says that nothing needs a look, or lists what does and lets it be put aside', async () => {
  const problems = [PROBLEM];
  const { user, server } = renderApp('/admin', {
    as: 'admin',
    server: {
      'GET /api/admin/summary/': () =>
        json({
          ...aSummary,
          payments: { problems: problems.length, pending_refunds: 2, checked_at: '2026-11-02T02:47:00.000Z' },
        }),
      'GET /api/admin/payments/': () =>
        json({ problems, pending_refunds: 2, checked_at: '2026-11-02T02:47:00.000Z' }),
      'POST /api/admin/payments/problems/3/settle/': () => {
        problems.pop();
        return json({ message: 'The problem was put aside.' });
      },
    },
  });
  const panel = await screen.findByRole('region', { name: 'Payments' });
  expect(await within(panel).findByText('Refund failed')).toBeInTheDocument();
  expect(within(panel).getByText(/2 refunds are under way/)).toBeInTheDocument();
  expect(within(panel).getByText('lost_or_stolen_card')).toBeInTheDocument();

  await user.click(within(panel).getByRole('button', { name: 'Put aside re_1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund failed: put aside?' });
  await user.click(within(dialog).getByRole('button', { name: 'Put aside' }));
  expect(await within(dialog).findByText('Write a note of 1 to 500 characters')).toBeInTheDocument();
  await user.click(within(dialog).getByLabelText('Note'));
  await user.paste('Paid back by bank transfer');
  await user.click(within(dialog).getByRole('button', { name: 'Put aside' }));
  expect(await within(panel).findByText(/Nothing needs a look/)).toBeInTheDocument();
  expect(server.callsTo('/api/admin/payments/problems/3/settle/').map(({ body }) => body)).toEqual([
    { note: 'Paid back by bank transfer' },
  ]);
});

test('a note that could not be sent stays in its dialog, with the reason, though the list cannot be loaded either', async () => {
  let isDown = false;
  const payments = { problems: 1, pending_refunds: 0, checked_at: null };
  const unlessDown = (body: object) => (isDown ? refusal(503, 'unavailable') : json(body));
  const { user, server } = renderApp('/admin', {
    as: 'admin',
    server: {
      'GET /api/admin/summary/': () => unlessDown({ ...aSummary, payments }),
      'GET /api/admin/payments/': () => unlessDown({ ...payments, problems: [PROBLEM] }),
      'POST /api/admin/payments/problems/3/settle/': () => refusal(503, 'unavailable'),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Put aside re_1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund failed: put aside?' });
  await user.type(within(dialog).getByLabelText('Note'), 'Paid back');
  isDown = true;
  await user.click(within(dialog).getByRole('button', { name: 'Put aside' }));
  await waitFor(() => expect(server.callsTo('/api/admin/payments/')).toHaveLength(2));
  expect(await screen.findByText('refused: unavailable')).toBeInTheDocument();
  expect(screen.getByLabelText('Note')).toHaveValue('Paid back');
});
