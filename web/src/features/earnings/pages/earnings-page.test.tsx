import { MONTHS_SHOWN } from '@nearbite/contract/earnings/earnings';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';

const EARNINGS = 'GET /api/restaurant/earnings/7/';
const MONTHS = 'GET /api/restaurant/monthly-earnings/7/';
const figures = [{ total_revenue: 5000, monthly_revenue: 1200, cash_revenue: 1000, card_revenue: 4000 }];
const months = Array.from({ length: MONTHS_SHOWN }, (_, index) => ({
  month: index + 1,
  year: 2025,
  sales_count: index,
  total_earning: index * 100,
}));

test('shows the sums and the months, the newest first', async () => {
  renderApp('/restaurant/earnings', {
    as: 'owner',
    server: { [EARNINGS]: () => json(figures), [MONTHS]: () => json(months) },
  });
  expect(await screen.findByText('Rs.5,000.00')).toBeInTheDocument();
  expect(screen.getByText('Rs.1,200.00')).toBeInTheDocument();
  const figure = (label: string) => screen.getByText(label).parentElement;
  expect(figure('Paid by card')).toHaveTextContent('Rs.4,000.00');
  expect(figure('Paid in cash')).toHaveTextContent('Rs.1,000.00');
  const table = await screen.findByRole('table', { name: 'Revenue Tracker' });
  const [, newest] = within(table).getAllByRole('row');
  expect(newest).toHaveTextContent('December 2025');
  expect(newest).toHaveTextContent('Rs.1,100.00');
});

test('a restaurant that has sold nothing yet is told so, in place of a flat line', async () => {
  renderApp('/restaurant/earnings', {
    as: 'owner',
    server: {
      [EARNINGS]: () => json([{ total_revenue: 0, monthly_revenue: 0, cash_revenue: 0, card_revenue: 0 }]),
      [MONTHS]: () => json(months.map((month) => ({ ...month, sales_count: 0, total_earning: 0 }))),
    },
  });
  const chart = within(await screen.findByRole('region', { name: 'Revenue by month' }));
  expect(await chart.findByText('Nothing sold yet')).toBeInTheDocument();
});

test('sums that could not be loaded can be asked for again, beside the months', async () => {
  let calls = 0;
  const { user } = renderApp('/restaurant/earnings', {
    as: 'owner',
    server: {
      [EARNINGS]: () => {
        calls += 1;
        return calls === 1 ? refusal(500, 'internal') : json(figures);
      },
      [MONTHS]: () => json(months),
    },
  });
  expect(await screen.findByText('We could not load your earnings.')).toBeInTheDocument();
  expect(await screen.findByRole('table', { name: 'Revenue Tracker' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Rs.5,000.00')).toBeInTheDocument();
});
