import type { PublicTerms } from '@nearbite/contract/restaurants/public-terms';
import { noTerms } from '@nearbite/contract/restaurants/testing/default-terms';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Hydration } from '../../../../lib/page/use-is-hydrating.tsx';
import { TermsGroups, useOpenNow } from './terms-groups.tsx';
import { TermsLine } from './terms-line.tsx';

/** Of a restaurant that set nothing, near by. */
const DEFAULTS: PublicTerms = { ...noTerms, delivers_here: true };

const CASES: readonly [change: Partial<PublicTerms>, words: readonly string[]][] = [
  [{}, []],
  [{ is_open: false }, ['Closed']],
  [{ is_open: false, has_menu: false }, ['Menu coming soon']],
  [{ eta_minutes: 35 }, ['Open', 'about 35 min', 'Free delivery']],
  [
    { eta_minutes: 35, delivery_fee: 120, minimum_order: 500 },
    ['Open', 'about 35 min', 'Delivery Rs.120.00', 'Minimum Rs.500.00'],
  ],
  [
    { eta_minutes: 35, delivery_fee: 120, delivery_fee_is_least: true, delivers_here: null },
    ['Open', 'about 35 min', 'Delivery from Rs.120.00'],
  ],
  [
    { eta_minutes: 35, delivery_fee: 120, delivers_here: false, offers_pickup: true },
    ['Open', 'Does not deliver here', 'Pick-up'],
  ],
];

test.each(CASES)('%j is said as %j', (change, words) => {
  render(<TermsLine terms={{ ...DEFAULTS, ...change }} />);
  expect(screen.queryAllByRole('listitem').map((item) => item.textContent)).toEqual(words);
});

test.each([
  [true, 'Delivery here Rs.120.00'],
  // Nobody has said where: it is for an address whose distance is not known.
  [null, 'Delivery Rs.120.00'],
])(
  'the page of a dish or a restaurant says whether the fee is for your place (%s)',
  (delivers_here, text) => {
    render(<TermsLine terms={{ ...DEFAULTS, delivery_fee: 120, delivers_here }} isFull />);
    expect(screen.getByText(text)).toBeInTheDocument();
  },
);

/** As in a page that the server rendered: at first without what only the browser knows. */
const asServed = (part: ReactNode) => <Hydration renderedAtMs={0}>{part}</Hydration>;

test('the server says the opening hour by the kitchen’s clock, and the browser in any zone says the same', () => {
  const terms = { ...DEFAULTS, is_open: false, opens_at: '2099-11-16T13:00:00Z' };
  const html = renderToString(asServed(<TermsLine terms={terms} />));
  expect(html).toContain('>Opens 16 November at 18:00<');
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  render(asServed(<TermsLine terms={terms} />), { container: root, hydrate: true });
  expect(screen.getByRole('listitem').textContent).toMatch(
    /^Opens 16 November at 18:00( \(Karachi time\))?$/,
  );
});

test('a weekday that the server named before the kitchen’s midnight is no mismatch after it', () => {
  const terms = { ...DEFAULTS, is_open: false, opens_at: '2026-11-16T04:00:00Z' };
  vi.useFakeTimers({ now: new Date('2026-11-15T18:59:00Z') });
  const html = renderToString(asServed(<TermsLine terms={terms} />));
  expect(html).toContain('>Opens Monday at 09:00<');
  vi.setSystemTime(new Date('2026-11-15T19:01:00Z'));
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  render(asServed(<TermsLine terms={terms} />), { container: root, hydrate: true });
  expect(screen.getByRole('listitem').textContent).toMatch(/^Opens (Monday )?at 09:00( \(Karachi time\))?$/);
});

test.each([true, false])('names the zone of the hours where the reader’s differs (in full: %s)', (isFull) => {
  const terms = {
    ...DEFAULTS,
    is_open: false,
    opens_at: '2099-11-16T13:00:00Z',
    time_zone: 'Asia/Kathmandu',
  };
  render(<TermsLine terms={terms} isFull={isFull} />);
  expect(screen.getByRole('listitem').textContent).toBe('Opens 16 November at 18:45 (Kathmandu time)');
});

const open = { name: 'Open kitchen', ...DEFAULTS };
const closed = { name: 'Closed kitchen', ...DEFAULTS, is_open: false };
const far = { name: 'Far kitchen', ...DEFAULTS, delivers_here: false };

function Page({ rows }: { rows: (typeof open)[] }) {
  const { isOpenOnly, openNow } = useOpenNow(rows, (row) => row);
  return (
    <>
      {openNow}
      <TermsGroups rows={rows} termsOf={(row) => row} isOpenOnly={isOpenOnly}>
        {({ name }) => <p key={name}>{name}</p>}
      </TermsGroups>
    </>
  );
}
const show = (rows: (typeof open)[]) => render(<Page rows={rows} />, { wrapper: MemoryRouter });

test('kitchens that cook and deliver now stand alone, with nothing around them', () => {
  show([open, { ...open, name: 'Second kitchen' }]);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('closed and far kitchens are set apart, and the filter leaves what is open', async () => {
  show([closed, far, open]);
  const groups = screen.getAllByRole('region');
  expect(groups.map((group) => group.textContent)).toEqual([
    'Closed nowClosed kitchen',
    'Do not deliver hereFar kitchen',
  ]);
  const filter = screen.getByRole('button', { name: 'Open now' });
  await userEvent.click(filter);
  expect(filter).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText('Closed kitchen')).toBeNull();
  expect(within(screen.getByRole('region')).getByText('Far kitchen')).toBeInTheDocument();
});

test('a kitchen without a menu says that it comes, behind those that open again', () => {
  const coming = { ...closed, name: 'Coming kitchen', has_menu: false };
  show([coming, closed, open]);
  expect(screen.getByRole('region').textContent).toBe('Closed nowClosed kitchenComing kitchen');
});

test('says so when nothing is open', async () => {
  show([closed]);
  await userEvent.click(screen.getByRole('button', { name: 'Open now' }));
  expect(screen.getByRole('status')).toHaveTextContent('Nothing is open right now.');
});
