export const waits = (name: string | null) => (
  <>
    Your request for <bdi>{name}</bdi> is awaiting approval. The restaurant area opens when we have looked at
    it; we write to you.
  </>
);
export const declined = (name: string | null) => (
  <>
    Your request for <bdi>{name}</bdi> was declined. You are welcome to try again.
  </>
);
export const noLongerWork = (name: string) => (
  <>
    You no longer work here: <bdi>{name}</bdi> has taken you off its staff.
  </>
);
export const yourOrders = 'Your orders';
export const request = 'Your request';
export const forRestaurants = 'The restaurant area is for restaurants.';
export const register = 'Register a restaurant';
