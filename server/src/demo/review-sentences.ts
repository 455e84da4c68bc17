import type { CategorySlug } from './categories.ts';

/** What is said first, by how happy the guest is. {dish} becomes the dish's title. */
export const openings: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>> = {
  5: [
    'Best {dish} I have had in a long time.',
    'Ordered the {dish} twice this week already.',
    'The {dish} disappeared before I could take a picture.',
    'My mother asked for the recipe, and she never does that.',
    'Exactly what I was craving.',
    'This is the {dish} I will compare all others to.',
    'Came hot, smelled wonderful, tasted even better.',
    'Whole family fought over the last bite.',
  ],
  4: [
    'Really good {dish}.',
    'Very tasty and well packed.',
    'A solid {dish}, I will order again.',
    'Enjoyed this a lot.',
    'Good portion and good flavour.',
    'Nearly perfect.',
  ],
  3: [
    'The {dish} was all right.',
    'Decent, though I have had better.',
    'Fine for a weekday.',
    'Taste was good, but the portion could be bigger.',
  ],
  2: ['Expected more from the {dish}.', 'It arrived lukewarm.', 'Too salty for me this time.'],
  1: ['Not my day: the {dish} was cold when it came.', 'Wrong spice level and half an hour late.'],
};

/** What is said next about this kind of food; the happy list for four and five stars. */
export const remarks: Readonly<
  Record<CategorySlug, { happy: readonly string[]; unhappy: readonly string[] }>
> = {
  biryani: {
    happy: [
      'Every grain of rice stood on its own.',
      'Generous portion, and the aroma filled the room.',
      'Proper masala at the bottom of the box.',
      'Smelled wonderful the moment the box opened.',
    ],
    unhappy: ['The rice was a little dry.', 'The portion was smaller than I remember.'],
  },
  karahi: {
    happy: [
      'You can taste the fire and the fresh tomatoes.',
      'Ginger on top made it.',
      'We mopped up the last of the gravy with naan.',
    ],
    unhappy: ['Too much oil on top.', 'The gravy was thin.'],
  },
  bbq: {
    happy: [
      'Smoky on the outside and juicy inside.',
      'Real charcoal, you can tell.',
      'The mint chutney is dangerous.',
    ],
    unhappy: ['A bit dry at the edges.', 'Could use more smoke.'],
  },
  burgers: {
    happy: [
      'Juicy patty and the bun held together.',
      'The sauce is something else.',
      'Still crunchy after the ride.',
    ],
    unhappy: ['The bun was soggy.', 'Fries had gone soft.'],
  },
  pizza: {
    happy: [
      'Tasted like a proper Italian kitchen.',
      'Generous with the cheese.',
      'Even cold the next morning it was great.',
    ],
    unhappy: ['Came a bit messy in the box.', 'Could have been hotter.'],
  },
  rolls: {
    happy: ['Fresh bread, nothing greasy.', 'Wrapped tight, no spills.', 'The garlic sauce wins.'],
    unhappy: ['More bread than filling.', 'It had leaked in the bag.'],
  },
  curries: {
    happy: [
      'Deep flavour, you can tell it took hours.',
      'Perfect with a hot naan.',
      'Just the right amount of spice.',
    ],
    unhappy: ['Needed more salt.', 'Too heavy for me.'],
  },
  chinese: {
    happy: ['Real wok flavour.', 'Sauce was glossy and not too sweet.', 'Vegetables still had a bite.'],
    unhappy: ['A bit too sweet.', 'Noodles had stuck together.'],
  },
  seafood: {
    happy: [
      'Tasted like it left the sea this morning.',
      'Cooked to the point, not a second longer.',
      'Lemon and spice in balance.',
    ],
    unhappy: ['Could use more lemon.', 'Smaller pieces than last time.'],
  },
  soups: {
    happy: ['Arrived steaming.', 'Just what a cold evening needs.', 'Rich without being heavy.'],
    unhappy: ['Some had spilled on the way.', 'Too peppery.'],
  },
  salads: {
    happy: ['Everything was crisp and fresh.', 'The dressing came separately, thank you.'],
    unhappy: ['Leaves were a bit tired.'],
  },
  breads: { happy: ['Still warm and soft.', 'Blistered just right.'], unhappy: ['It had turned chewy.'] },
  snacks: {
    happy: ['Crunchy all the way.', 'Perfect with chai in the rain.', 'The chutney had a proper kick.'],
    unhappy: ['Lost its crunch on the way.'],
  },
  breakfast: {
    happy: ['Made my Sunday.', 'Took me straight back to my grandmother’s kitchen.', 'Filling and honest.'],
    unhappy: ['Came too late for breakfast.'],
  },
  desserts: {
    happy: ['Sweet but not too sweet.', 'Melted on the tongue.', 'Ended the evening the right way.'],
    unhappy: ['Too sweet for me.'],
  },
  'tea-coffee': {
    happy: ['Strong and still hot.', 'Made with care, you can taste it.', 'Best part of my afternoon.'],
    unhappy: ['It had cooled down.'],
  },
  'cold-drinks': {
    happy: ['Ice cold and fresh.', 'Not watered down at all.', 'Saved me from the heat.'],
    unhappy: ['Mostly ice.'],
  },
};

export const closings: readonly string[] = [
  'Rider was friendly too.',
  'Delivery was quick.',
  'Will order again.',
  'Packed with care.',
  'Thank you!',
  '',
  '',
  '',
  '',
];

export const thanks: readonly string[] = [
  'Thank you so much, this made the kitchen smile!',
  'Shukriya! We hope to cook for you again soon.',
  'So glad you liked it. Next time try it with our naan.',
  'Thank you for the kind words, see you soon.',
  'We showed this to the cook. He is still grinning.',
];
export const apologies: readonly string[] = [
  'We are sorry about that. We have spoken with the kitchen and will do better.',
  'Thank you for telling us. Please write to us and we will make it right.',
  'Sorry to hear this. We have changed how we pack it, so that it stays hot.',
];
