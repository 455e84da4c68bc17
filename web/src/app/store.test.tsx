import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveTokens } from '../features/accounts/session/tokens.ts';
import { json, PROFILES } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';

const tokensOf = (sub: number, extra = '') => ({
  access: `head.${btoa(JSON.stringify({ sub: String(sub), extra }))}.signature`,
  refresh: `refresh-${sub}`,
});

test('when another tab signs in as someone else, nothing of the first person stays; a renewed token keeps all', async () => {
  const people = [PROFILES.customer, { ...PROFILES.customer, id: 9, name: 'Bilal Ahmed' }];
  saveTokens(tokensOf(1));
  const { server } = renderApp('/dashboard', {
    server: {
      'GET /api/user/profile/': ({ bearer }) => {
        const sub = Number(JSON.parse(atob(bearer?.split('.')[1] ?? '')).sub);
        return json(people.find(({ id }) => id === sub));
      },
    },
  });
  await screen.findByText('Sara Khan');
  const asked = server.callsTo('/api/user/profile/').length;
  act(() => saveTokens(tokensOf(1, 'renewed')));
  expect(server.callsTo('/api/user/profile/')).toHaveLength(asked);

  act(() => saveTokens(tokensOf(9)));
  await screen.findByText('Bilal Ahmed');
  expect(screen.queryByText(/Sara Khan/)).not.toBeInTheDocument();
});
