export const weatherSuggestions = 'Weather-Based Food Suggestions';
export const theWeather = 'the weather';
export const theSuggestions = 'the suggestions';
export const howIsItOutside = 'How is it outside?';
export const otherWeather = 'In the mood for other weather?';
export const suggestionsFailed = 'The suggestions could not be loaded.';
export const weatherUnavailable = 'The weather is not available right now.';
export const loadingSuggestions = 'Loading suggestions...';
export const weather = 'Weather';
export const youChose = 'You chose';
export const outsideNow = 'Outside right now';
export const measured = (degrees: number, condition: string) => `${degrees} °C, ${condition}`;
export const goodForIt = (foods: readonly string[]) => `Good for it: ${foods.join(', ')}`;
export const hasTurned = (reason: string) => `The weather has turned. ${reason}.`;
export const noSuggestions = 'No suggestions available for the current weather.';
export const noneWithinReach = (km: number) => `Nothing suitable within reach, ${km} km around you.`;
export const placeUnknown =
  'We do not know where you are, so these come from the best rated restaurants, not from the nearest. Some may be too far away to order from.';
export const kitchensClosed = 'The kitchens that have these are closed right now.';
