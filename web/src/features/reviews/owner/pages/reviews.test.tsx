import { theTerms } from '@nearbite/contract/restaurants/testing/default-terms';
import type { Review } from '@nearbite/contract/reviews/customer-reviews';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aReviewSummary } from '../../../../testing/data/owner.ts';
import { bodyAs, held, json, refusal } from '../../../../testing/fake-server.ts';
import { renderApp } from '../../../../testing/render-app.tsx';

const LIST = '/api/restaurant/restaurant-reviews/7/';
const ONE = '/api/restaurant/reviews/7/3/';

const aReview: Review = {
  id: 3,
  review: 'Best in town',
  rating: 4,
  date: '2026-11-01T10:00:00.000Z',
  has_ordered: true,
  changed_at: null,
  helpful: 0,
  marked_helpful: false,
  reply: null,
  profile: { image: null, full_name: 'Hira' },
  dish: { title: 'Chicken Biryani', slug: 'chicken-biryani' },
};

type Handlers = NonNullable<Parameters<typeof renderApp>[1]>['server'];
const SUMMARY = 'GET /api/restaurant/review-summary/7/';
const open = (path: string, server: Handlers) =>
  renderApp(path, { as: 'owner', server: { [SUMMARY]: () => json(aReviewSummary), ...server } });

describe('the list of reviews', () => {
  test('waits with an outline, then shows each review and leads to its page', async () => {
    const list = held();
    const { user, place } = open('/restaurant/reviews', {
      [`GET ${LIST}`]: list.handler,
      [`GET ${ONE}`]: () => json(aReview),
      'GET /api/restaurant/terms/7/': () => json({ ...theTerms, effective_time_zone: 'Asia/Kathmandu' }),
    });
    expect(await screen.findByRole('status', { name: 'Loading...' })).toBeInTheDocument();
    list.answer(
      json([{ ...aReview, id: 4, profile: { image: null, full_name: 'Omar' }, reply: 'Thank you' }, aReview]),
    );

    const answered = within(await screen.findByRole('article', { name: 'Review by Omar' }));
    expect(answered.getByText('Thank you')).toBeInTheDocument();
    const review = within(screen.getByRole('article', { name: 'Review by Hira' }));
    expect(review.getByText('Best in town')).toBeInTheDocument();
    expect(await review.findByText(/1 Nov 2026, 15:45 \(Kathmandu time\)/)).toBeInTheDocument();
    expect(review.getByRole('img', { name: 'Rated 4 out of 5' })).toBeInTheDocument();
    expect(review.getByText('No Response')).toBeInTheDocument();

    const reply = review.getByRole('link', { name: 'Reply to Hira' });
    expect(reply).toHaveAttribute('href', '/restaurant/reviews/3');
    await user.click(reply);
    await user.click(review.getByRole('link', { name: 'Open this review' }));
    await waitFor(() => expect(place()).toBe('/restaurant/reviews/3'));
    expect(await screen.findByRole('link', { name: 'All reviews' })).toBeInTheDocument();
    expect(await screen.findByText('Best in town')).toBeInTheDocument();
  });

  test('is answered in place with two taps; the means show where it goes, the address what is asked for', async () => {
    let reply: string | null = null;
    const { user, server, place } = open('/restaurant/reviews?stars=4', {
      [`GET ${LIST}`]: ({ search }) =>
        json(reply !== null && search.includes('answered=false') ? [] : [{ ...aReview, reply }]),
      [`PATCH ${ONE}`]: ({ body }) => {
        ({ reply } = bodyAs<{ reply: string }>(body));
        return json({ ...aReview, reply });
      },
    });
    expect(await screen.findByText('4.4 (128)')).toBeInTheDocument();
    expect(screen.getByText('4.6 (12), up 0.4')).toBeInTheDocument();
    expect(screen.getByText('4.2 (9)')).toBeInTheDocument();

    await user.click(screen.getByRole('combobox', { name: 'Answers' }));
    await user.click(screen.getByRole('option', { name: 'Unanswered (1)' }));
    await waitFor(() => expect(place()).toBe('/restaurant/reviews?stars=4&show=unanswered'));
    await waitFor(() => {
      const asked = new URLSearchParams(server.callsTo(LIST).at(-1)?.search);
      expect([asked.get('rating'), asked.get('answered')]).toEqual(['4', 'false']);
    });

    await user.click(await screen.findByRole('link', { name: 'Reply to Hira' }));
    expect(screen.getByLabelText('Write Reply')).toHaveFocus();
    await user.keyboard('Come again');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('No reviews like this')).toBeInTheDocument();
    expect(reply).toBe('Come again');
    expect(place()).toBe('/restaurant/reviews?stars=4&show=unanswered');
  });

  test('says that there are none yet', async () => {
    open('/restaurant/reviews', { [`GET ${LIST}`]: () => json([]) });
    expect(await screen.findByText('No reviews yet')).toBeInTheDocument();
  });

  test('can be asked for again when it could not be loaded', async () => {
    let isDown = true;
    const { user } = open('/restaurant/reviews', {
      [`GET ${LIST}`]: () => (isDown ? refusal(503, 'unavailable') : json([aReview])),
    });
    expect(await screen.findByText('We could not load your reviews.')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Best in town')).toBeInTheDocument();
  });
});

describe('the page of one review', () => {
  test('waits with an outline, then sends a reply and shows it', async () => {
    const first = held();
    let reply: string | null = null;
    let isFirst = true;
    const { user, server } = open('/restaurant/reviews/3', {
      [`GET ${ONE}`]: () => {
        if (!isFirst) return json({ ...aReview, reply });
        isFirst = false;
        return first.handler();
      },
      [`PATCH ${ONE}`]: ({ body }) => {
        ({ reply } = bodyAs<{ reply: string }>(body));
        return json({ ...aReview, reply });
      },
    });
    expect(await screen.findByRole('status', { name: 'Loading...' })).toBeInTheDocument();
    first.answer(json(aReview));
    expect(await screen.findByText('No Response')).toBeInTheDocument();

    const toggle = screen.getByRole('button', { name: 'Reply' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.click(await screen.findByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Reply must be between 1 and 1000 characters long')).toBeInTheDocument();
    expect(server.callsTo(ONE).filter(({ method }) => method === 'PATCH')).toEqual([]);

    await user.type(screen.getByLabelText('Write Reply'), 'Come again');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Reply Sent Successfully')).toBeInTheDocument();
    expect(await screen.findByText('Come again')).toBeInTheDocument();
    expect(screen.queryByText('No Response')).toBeNull();
    expect(screen.getByLabelText('Write Reply')).toHaveValue('');
  });

  test('keeps a reply that was refused, and says why', async () => {
    const { user } = open('/restaurant/reviews/3', {
      [`GET ${ONE}`]: () => json(aReview),
      [`PATCH ${ONE}`]: () => refusal(400, 'validation', { reply: ['Please be kind'] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Reply' }));
    await user.type(screen.getByLabelText('Write Reply'), 'Come again');
    await user.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Please be kind')).toBeInTheDocument();
    expect(screen.getByLabelText('Write Reply')).toHaveValue('Come again');
  });

  test('says that there is no such review, with a way back', async () => {
    open('/restaurant/reviews/3', { [`GET ${ONE}`]: () => refusal(404, 'not_found') });
    expect(await screen.findByRole('heading', { name: 'There is no such review' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All reviews' })).toHaveAttribute('href', '/restaurant/reviews');
  });

  test('can be asked for again when it could not be loaded', async () => {
    let isDown = true;
    const { user } = open('/restaurant/reviews/3', {
      [`GET ${ONE}`]: () => (isDown ? refusal(503, 'unavailable') : json(aReview)),
    });
    expect(await screen.findByText('We could not load this review.')).toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Best in town')).toBeInTheDocument();
  });
});
