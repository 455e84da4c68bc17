import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { createStore } from '../../../../app/store.ts';
import { aDish, aRestaurant } from '../../../../testing/data/dishes.ts';
import { DishCard } from './dish-card.tsx';
import { RestaurantCard } from './restaurant-card.tsx';

const show = (card: React.ReactElement) =>
  render(
    <Provider store={createStore()}>
      <MemoryRouter>{card}</MemoryRouter>
    </Provider>,
  );

it.each([
  [4.3, 38, '4.5/5 (38 Reviews)'],
  [null, 0, '0/5 (0 Reviews)'],
])('a dish rated %s by %s says on its card what its page says', (dish_rating, review_count, text) => {
  show(<DishCard dish={{ ...aDish, dish_rating, review_count }} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

it("a restaurant's card says the same as its store page", () => {
  show(<RestaurantCard restaurant={{ ...aRestaurant, rating: 4.3 }} />);
  expect(screen.getByText('4.5/5 (548 Reviews)')).toBeInTheDocument();
});
