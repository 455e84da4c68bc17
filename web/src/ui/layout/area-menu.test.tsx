import { render, screen } from '@testing-library/react';
import { History, Store } from 'lucide-react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { AreaMenu } from './area-menu.tsx';

afterEach(() => vi.restoreAllMocks());

test('the current entry stays in view when a count comes later and pushes it on', () => {
  // jsdom has no layout: both entries stand where the line ends, which then begins with the one before.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(90);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
  const offset = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(300);
  const menu = (waiting: number) => (
    <MemoryRouter initialEntries={['/admin/audit']}>
      <AreaMenu
        label="Administration"
        links={[
          {
            label: 'Restaurants',
            to: '/admin/restaurants',
            icon: Store,
            count: { value: waiting, words: 'waiting' },
          },
          { label: 'Audit log', to: '/admin/audit', icon: History },
        ]}
      />
    </MemoryRouter>
  );
  const { rerender } = render(menu(0));
  expect(screen.getByRole('list').scrollLeft).toBe(296);
  offset.mockReturnValue(340);
  rerender(menu(2));
  expect(screen.getByRole('link', { name: /, 2 waiting$/ })).toBeInTheDocument();
  expect(screen.getByRole('list').scrollLeft).toBe(336);
  offset.mockReturnValue(200);
  rerender(menu(3));
  expect(screen.getByRole('list').scrollLeft).toBe(0);
});
