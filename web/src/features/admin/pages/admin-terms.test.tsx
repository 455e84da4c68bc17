import { theTerms } from '@nearbite/contract/restaurants/testing/default-terms';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aWaitingRestaurant } from '../../../testing/data/admin.ts';
import { bodyAs, json, refusal } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
// Loaded here, so that no story has to wait for the page's chunk.
import './restaurants-page.tsx';
import './settings-page.tsx';

const SETTINGS = '/api/admin/settings/';

test('the settings are shown, checked, saved, and a refusal stands beside its field', async () => {
  let stored = { reach_km: 10, answer_minutes: 15, max_delivery_fee: 1000, terms: 'Be kind.' };
  const { user, server } = renderApp('/admin/settings', {
    as: 'admin',
    server: {
      [`GET ${SETTINGS}`]: () => json(stored),
      [`PATCH ${SETTINGS}`]: ({ body }) => {
        const { reach_km } = bodyAs<{ reach_km: string }>(body);
        if (Number(reach_km) > 50) return refusal(400, 'validation', { reach_km: ['Too far'] });
        stored = { ...stored, reach_km: Number(reach_km) };
        return json(stored);
      },
    },
  });
  const reach = await screen.findByRole('textbox', { name: 'Reach (km)' });
  const type = async (text: string) => {
    await user.clear(reach);
    await user.type(reach, text);
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
  await type('0');
  expect(await screen.findByText('Reach must be between 1 and 100 km')).toBeInTheDocument();
  expect(server.callsTo(SETTINGS).filter(({ method }) => method === 'PATCH')).toEqual([]);
  await type('60');
  expect(await screen.findByText('Too far')).toBeInTheDocument();
  await type('8');
  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  const menu = screen.getByRole('navigation', { name: 'Administration' });
  expect(within(menu).getByRole('link', { name: 'Settings', current: 'page' })).toBeInTheDocument();
});

test('what is typed while the settings are being saved stays, unsaved', async () => {
  let finish: (() => void) | undefined;
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const stored = { reach_km: 10, answer_minutes: 15, max_delivery_fee: 1000, terms: 'Be kind.' };
  const { user, server } = renderApp('/admin/settings', {
    as: 'admin',
    server: {
      [`GET ${SETTINGS}`]: () => json(stored),
      [`PATCH ${SETTINGS}`]: async ({ body }) => {
        await work;
        return json({ ...stored, reach_km: Number(bodyAs<{ reach_km: string }>(body).reach_km) });
      },
    },
  });
  const reach = await screen.findByRole('textbox', { name: 'Reach (km)' });
  await user.clear(reach);
  await user.type(reach, '8{Enter}');
  await waitFor(() => expect(server.callsTo(SETTINGS).map(({ method }) => method)).toContain('PATCH'));
  const minutes = screen.getByRole('textbox', { name: 'Time to answer (minutes)' });
  await user.clear(minutes);
  await user.type(minutes, '20');
  finish?.();
  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect(minutes).toHaveValue('20');
  expect(reach).toHaveValue('8');
});

test.each([
  ['Suspended', { status: 'suspended' }],
  ['Closed', { status: 'approved', owner: { ...aWaitingRestaurant.owner, is_blocked: true } }],
])('the kitchen of a restaurant that is out of trade reads %s, not open', async (label, change) => {
  const { user } = renderApp('/admin/restaurants', {
    as: 'admin',
    server: {
      'GET /api/admin/restaurants/': () => json([{ ...aWaitingRestaurant, ...change }]),
      'GET /api/admin/restaurants/5/orders/': () => json([]),
      'GET /api/admin/restaurants/5/dishes/': () => json([]),
    },
  });
  await user.click(await screen.findByRole('button', { name: /Details/ }));
  const terms = await screen.findByRole('region', { name: 'Hours and delivery' });
  expect(within(terms).getByText(label)).toBeInTheDocument();
  expect(within(terms).queryByText('Open')).toBeNull();
  expect(within(terms).queryByRole('button', { name: 'Pause the kitchen' })).toBeNull();
});

test('what is known of a kitchen stays when it cannot be asked for again, with a quiet line', async () => {
  let isDown = false;
  const TERMS = '/api/admin/restaurants/5/terms/';
  const { user } = renderApp('/admin/restaurants', {
    as: 'admin',
    server: {
      'GET /api/admin/restaurants/': () => json([{ ...aWaitingRestaurant, status: 'approved' }]),
      'GET /api/admin/restaurants/5/orders/': () => json([]),
      'GET /api/admin/restaurants/5/dishes/': () => json([]),
      [`GET ${TERMS}`]: () => (isDown ? refusal(503, 'unavailable') : json(theTerms)),
      'POST /api/admin/restaurants/5/pause/': () => {
        isDown = true;
        return json(theTerms);
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /Details/ }));
  const terms = within(await screen.findByRole('region', { name: 'Hours and delivery' }));
  await user.click(terms.getByRole('button', { name: 'Pause the kitchen' }));
  await user.type(await screen.findByLabelText('Reason'), 'No gas.');
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('We could not refresh the terms.')).toBeInTheDocument();
  expect(screen.getByText('Always open')).toBeInTheDocument();
});
