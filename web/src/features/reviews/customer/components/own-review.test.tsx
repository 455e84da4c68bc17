import type { Review } from '@nearbite/contract/reviews/customer-reviews';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aDish } from '../../../../testing/data/dishes.ts';
import { json, refusal } from '../../../../testing/fake-server.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
// Loaded here, so that no story has to wait for them.
import '../../../catalog/pages/dish-page.tsx';
import './themed-review-form.tsx';

vi.setConfig({ testTimeout: 60_000 });

test('an author changes a review and takes it back; others mark it as helpful and are listed in another order', async () => {
  const others: Review = {
    id: 1,
    review: 'Fragrant rice',
    rating: 5,
    date: '2025-03-01T10:00:00.000Z',
    reply: null,
    has_ordered: true,
    changed_at: null,
    helpful: 1,
    marked_helpful: false,
    photos: ['/media/plate.webp', '/media/spoon.webp'],
    profile: { image: null, full_name: 'Amina Khan' },
    dish: { title: aDish.title, slug: aDish.slug },
  };
  let own: Review | null = { ...others, photos: [], id: 2, review: 'Too salty', rating: 2 };
  const sorts: (string | null)[] = [];
  const changes: unknown[] = [];
  const { user } = renderApp('/dishdetail/chicken-biryani#review', {
    as: 'customer',
    server: {
      'GET /api/store/dish/chicken-biryani': () => json(aDish),
      'PUT /api/customer/reviews/1/1/helpful/': () => new Response(null, { status: 204 }),
      'DELETE /api/customer/reviews/1/1/helpful/': () => refusal(503, 'unavailable'),
      'GET /api/restaurant/reviews/5/': ({ search }) => {
        sorts.push(new URLSearchParams(search).get('sort'));
        return json({ reviews: own ? [others, own] : [others], has_reviewed: own !== null, own_review: own });
      },
      'GET /api/store/cart-list/:any/': () => json([]),
      'PATCH /api/customer/reviews/1/2/': ({ body }) => {
        changes.push(body);
        if (own) own = { ...own, review: 'Just right now', changed_at: '2026-11-01T10:00:00.000Z' };
        return json(own);
      },
      'DELETE /api/customer/reviews/1/2/': () => {
        own = null;
        return new Response(null, { status: 204 });
      },
    },
  });
  await user.click(await screen.findByRole('tab', { name: 'Review' }));
  const helpful = await screen.findByRole('button', { name: 'Helpful (1)' });
  expect(screen.getAllByRole('button', { name: /Helpful/ }), "none beside one's own").toHaveLength(1);
  await user.click(helpful);
  await waitFor(() => expect(helpful).toHaveAttribute('aria-pressed', 'true'));
  expect(helpful).toHaveAccessibleName('Helpful (2)');
  await user.click(helpful);
  await waitFor(() => expect(helpful).toHaveAttribute('aria-pressed', 'true'));
  expect(helpful).toHaveAccessibleName('Helpful (2)');
  await user.selectOptions(screen.getByLabelText('Sort reviews by'), 'Most helpful first');
  await waitFor(() => expect(sorts.at(-1)).toBe('helpful'));

  const photo = await screen.findByRole('button', { name: 'Picture 1 of 2 by Amina Khan' });
  await user.click(photo);
  const viewer = within(await screen.findByRole('dialog', { name: 'Pictures' }));
  expect(viewer.getByRole('img')).toHaveAttribute('src', '/media/plate.webp');
  await user.keyboard('{ArrowRight}');
  expect(viewer.getByRole('img', { name: 'Picture 2 of 2 by Amina Khan' })).toHaveAttribute(
    'src',
    '/media/spoon.webp',
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(photo).toHaveFocus();

  await user.click(await screen.findByRole('button', { name: 'Change my review' }));
  const form = within(await screen.findByRole('form', { name: 'Change my review' }));
  await user.clear(form.getByLabelText('Your review'));
  await user.type(form.getByLabelText('Your review'), 'Just right now');
  const file = new File(['png'], 'plate.png', { type: 'image/png' });
  await user.upload(form.getByLabelText('Picture 1'), file);
  expect(await form.findByRole('button', { name: 'Remove picture 1' })).toBeInTheDocument();
  await user.upload(form.getByLabelText('Picture 2'), file);
  await user.click(await form.findByRole('button', { name: 'Remove picture 2' }));
  await user.click(form.getByRole('button', { name: 'Save Review' }));
  expect(await screen.findByText('Changed by its author')).toBeInTheDocument();
  expect(changes.map((form) => String(form).match(/name="photos\[\d\]"; filename/g))).toHaveLength(1);
  expect(screen.getAllByText('Just right now')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Delete my review' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('Just right now')).toBeNull());
  expect(screen.getByText('Fragrant rice')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change my review' })).toBeNull();
});
