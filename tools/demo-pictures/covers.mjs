import { backdrop, scatter } from './backdrops.mjs';
import { desiDishes } from './dishes-desi.mjs';
import { worldDishes } from './dishes-world.mjs';
import { serve, svg } from './scene.mjs';
import { between, darken, emoji, fixed, linear, radial, resetIds, seeded, shadow } from './svg.mjs';

const recipes = { ...desiDishes, ...worldDishes };
const [width, height] = [900, 600];

function put(name, x, y, r, random) {
  const recipe = recipes[name];
  if (!recipe) throw new Error(`No dish picture named ${name}`);
  return serve(recipe, x, y, r, random);
}

function awning(color) {
  let out = '';
  const stripe = width / 12;
  for (let index = 0; index < 12; index += 1) {
    const tone = index % 2 ? '#fffaf2' : color;
    out += `<path d="M${fixed(index * stripe)} 0h${fixed(stripe)}v128a${fixed(stripe / 2)} 34 0 0 1 ${fixed(-stripe)} 0z" fill="${tone}"/>`;
  }
  const shade = linear(
    [
      [0, darken(color, 0.2)],
      [1, color],
    ],
    90,
  );
  return `<rect y="14" width="${width}" height="158" fill="#2a0f04" opacity=".14"/>${shade.def}${out}<rect width="${width}" height="26" fill="${shade.paint}"/>`;
}

function lights(random) {
  let out = '';
  for (let index = 0; index < 11; index += 1) {
    const x = 40 + index * 82;
    const y = 196 + Math.sin(index * 1.25) * 16 + between(random, -3, 3);
    const glow = radial(
      [
        [0, '#fff6c9', 0.95],
        [0.35, '#ffd36b', 0.55],
        [1, '#ffd36b', 0],
      ],
      { cx: '50%', cy: '50%', r: '50%' },
    );
    out += `${glow.def}<circle cx="${x}" cy="${fixed(y)}" r="34" fill="${glow.paint}"/><circle cx="${x}" cy="${fixed(y)}" r="7" fill="#fff9dd"/>`;
  }
  return out;
}

/** Shop front: awning and lights above, a laid table below. */
function stall({ color, accent, dishes, garnish }, random) {
  const table = linear(
    [
      [0, '#c58a52'],
      [1, '#8a5429'],
    ],
    90,
  );
  return (
    backdrop({ width, height, color, pattern: 'tiles', random }) +
    lights(random) +
    awning(accent) +
    `${table.def}<rect y="452" width="${width}" height="148" fill="${table.paint}"/><rect y="452" width="${width}" height="9" fill="#e2b07a"/>` +
    put(dishes[1], 178, 410, 138, random) +
    put(dishes[2], 722, 410, 138, random) +
    put(dishes[0], 450, 392, 172, random) +
    garnish
      .map((name, index) => emoji(name, [318, 590, 60, 846][index] ?? 450, 548, 84, between(random, -20, 20)))
      .join('')
  );
}

/** A laid table from above. */
function spread({ color, dishes, garnish, pattern = 'gingham' }, random) {
  return (
    backdrop({ width, height, color, pattern, random }) +
    scatter({ width, height, ingredients: garnish, random, opacity: [0.75, 0.95] }) +
    put(dishes[1], 186, 176, 142, random) +
    put(dishes[2], 726, 178, 146, random) +
    put(dishes[3] ?? dishes[1], 210, 470, 134, random) +
    put(dishes[4] ?? dishes[2], 700, 474, 134, random) +
    put(dishes[0], 452, 304, 196, random)
  );
}

/** One generous plate beside the edge, two more cut by the frame. */
function feature({ color, dishes, garnish, pattern = 'wood' }, random) {
  return (
    backdrop({ width, height, color, pattern, random }) +
    garnish
      .map((name, index) =>
        emoji(
          name,
          [560, 598, 515, 70][index] ?? 450,
          [70, 520, 300, 60][index] ?? 560,
          104,
          between(random, -30, 30),
        ),
      )
      .join('') +
    put(dishes[1], 770, 110, 190, random) +
    put(dishes[2], 790, 500, 178, random) +
    put(dishes[0], 300, 318, 262, random)
  );
}

const layouts = { stall, spread, feature };

/** slug: [layout, colour, dishes, garnish, accent or pattern] */
const plan = {
  'biryani-junction': [
    'stall',
    '#f2b95f',
    ['chicken-biryani', 'seekh-kebab', 'samosa'],
    ['lemon', 'hot-pepper', 'herb', 'onion'],
    '#d7331f',
  ],
  'lahori-tikka-house': [
    'feature',
    '#8a4a2c',
    ['bbq-platter', 'chicken-tikka', 'garlic-naan'],
    ['hot-pepper', 'lemon', 'onion', 'fire'],
  ],
  'rafiq-family-karahi': [
    'feature',
    '#c0522d',
    ['chicken-karahi', 'roghni-naan', 'mutton-karahi'],
    ['tomato', 'ginger-root', 'hot-pepper', 'garlic'],
  ],
  'gulberg-grill': [
    'stall',
    '#8f6a52',
    ['beef-burger', 'wings', 'loaded-fries'],
    ['tomato', 'cheese-wedge', 'onion', 'cucumber'],
    '#3b3f46',
  ],
  'anarkali-breakfast': [
    'spread',
    '#f3c667',
    ['halwa-puri', 'anda-paratha', 'chana-breakfast', 'karak-chai', 'sweet-lassi'],
    ['egg', 'potato', 'onion'],
    'gingham',
  ],
  'mughal-darbar': [
    'spread',
    '#7d4a8f',
    ['chicken-biryani-royal', 'malai-boti', 'butter-chicken', 'ras-malai', 'kheer'],
    ['rose', 'lemon', 'herb'],
    'tiles',
  ],
  'dragon-bowl': [
    'stall',
    '#e07a5f',
    ['chowmein', 'dumplings', 'manchurian'],
    ['chopsticks', 'carrot', 'bell-pepper', 'herb'],
    '#b3261a',
  ],
  'sweet-gali': [
    'spread',
    '#f3a7bd',
    ['gulab-jamun', 'jalebi', 'kulfi', 'ras-malai', 'falooda'],
    ['rose', 'strawberry', 'honey-pot'],
    'dots',
  ],
  'pizza-mohalla': [
    'feature',
    '#d9733c',
    ['pepperoni-pizza', 'margherita-pizza', 'garlic-bread'],
    ['tomato', 'herb', 'cheese-wedge', 'olive'],
  ],
  'green-bowl': [
    'spread',
    '#8cc07a',
    ['avocado-salad', 'garden-salad', 'fresh-juice', 'hummus', 'caesar-salad'],
    ['avocado', 'tomato', 'lime'],
    'plain',
  ],
  'nagina-chaat-corner': [
    'stall',
    '#a9cf74',
    ['samosa-chaat', 'gol-gappay', 'pakora'],
    ['lime', 'onion', 'hot-pepper', 'herb'],
    '#2f8a57',
  ],
  'clifton-catch': [
    'feature',
    '#4b93a8',
    ['grilled-fish', 'prawn-karahi', 'dynamite-prawns'],
    ['lemon', 'shrimp', 'herb', 'garlic'],
  ],
  'burns-road-nihari': [
    'feature',
    '#7c3a22',
    ['nihari', 'tandoori-naan', 'haleem'],
    ['ginger-root', 'lemon', 'hot-pepper', 'herb'],
  ],
  'saddar-biryani-corner': [
    'spread',
    '#ee8a3a',
    ['chicken-biryani-spicy', 'egg-biryani', 'beef-biryani', 'prawn-biryani', 'vegetable-biryani'],
    ['hot-pepper', 'lemon', 'potato'],
    'stripes',
  ],
  'zamzama-burgers': [
    'stall',
    '#f6c65b',
    ['double-burger', 'zinger-burger', 'fries'],
    ['tomato', 'leafy-green', 'cheese-wedge', 'onion'],
    '#e2452a',
  ],
  'bahadurabad-rolls': [
    'stall',
    '#c9d27a',
    ['paratha-roll', 'chicken-shawarma', 'masala-fries'],
    ['onion', 'lemon', 'hot-pepper', 'garlic'],
    '#d9853b',
  ],
  'napoli-by-the-sea': [
    'spread',
    '#6fa8b8',
    ['margherita-pizza', 'spaghetti', 'alfredo-pasta', 'lasagne', 'garlic-bread'],
    ['tomato', 'olive', 'herb'],
    'gingham',
  ],
  'chai-adda': [
    'spread',
    '#b98a68',
    ['karak-chai', 'samosa', 'lachha-paratha', 'kashmiri-chai', 'bun-kebab'],
    ['cookie', 'ginger-root', 'herb'],
    'wood',
  ],
  'golden-wok': [
    'feature',
    '#c8402c',
    ['szechuan-noodles', 'hot-sour-soup', 'egg-fried-rice'],
    ['chopsticks', 'hot-pepper', 'carrot', 'garlic'],
  ],
  'tariq-road-sajji': [
    'feature',
    '#b9824a',
    ['chicken-sajji', 'bihari-boti', 'tandoori-roti'],
    ['lemon', 'garlic', 'fire', 'onion'],
  ],
  'margalla-grill': [
    'spread',
    '#5f8a63',
    ['lamb-leg-roast', 'seekh-kebab', 'garden-salad', 'reshmi-kebab', 'garlic-naan'],
    ['herb', 'lemon', 'potato'],
    'wood',
  ],
  'kabul-darbar': [
    'stall',
    '#d9a45c',
    ['kabuli-pulao', 'chapli-kebab', 'shinwari-karahi'],
    ['carrot', 'grapes', 'onion', 'tomato'],
    '#2f6fb3',
  ],
  'blue-area-cafe': [
    'spread',
    '#9fb6c9',
    ['pancakes', 'cappuccino', 'club-sandwich', 'croissant', 'cheesecake'],
    ['blueberries', 'strawberry', 'cookie'],
    'plain',
  ],
  'f7-sushi-and-ramen': [
    'feature',
    '#54708a',
    ['ramen', 'sushi', 'dumplings'],
    ['chopsticks', 'avocado', 'egg', 'fish-cake-with-swirl'],
  ],
  'desi-dhaba': [
    'stall',
    '#e6b85a',
    ['daal-makhani', 'palak-paneer', 'aloo-paratha'],
    ['tomato', 'garlic', 'butter', 'herb'],
    '#b5502f',
  ],
  'jinnah-super-desserts': [
    'stall',
    '#f5b8c8',
    ['sundae', 'cheesecake', 'waffles'],
    ['strawberry', 'cherries', 'cookie', 'chocolate-bar'],
    '#c65b8a',
  ],
  'cafe-levant': [
    'spread',
    '#cbb98a',
    ['hummus', 'falafel-wrap', 'shawarma-platter', 'green-tea', 'kachumber'],
    ['olive', 'lemon', 'cucumber'],
    'tiles',
  ],
};

export const covers = Object.fromEntries(
  Object.entries(plan).map(([slug, [layout, color, dishes, garnish, extra]]) => [
    `cover-${slug}`,
    () => {
      resetIds();
      const random = seeded(`cover ${slug}`);
      const options = {
        color,
        dishes,
        garnish,
        ...(layout === 'stall' ? { accent: extra } : extra ? { pattern: extra } : {}),
      };
      return svg(width, height, layouts[layout](options, random));
    },
  ]),
);

/** Second looks for galleries: what goes into a dish, and the table it comes to. */
const still = {
  rice: [
    '#e9b45c',
    ['sheaf-of-rice', 'hot-pepper', 'lemon', 'onion', 'garlic', 'herb', 'ginger-root', 'tomato'],
    'plain-rice',
  ],
  curry: [
    '#c65a34',
    ['tomato', 'onion', 'garlic', 'ginger-root', 'hot-pepper', 'herb', 'lemon', 'salt'],
    'daal-tadka',
  ],
  grill: [
    '#7a4a34',
    ['fire', 'hot-pepper', 'lemon', 'onion', 'salt', 'herb', 'garlic', 'lime'],
    'seekh-kebab',
  ],
  fastfood: [
    '#f0a73f',
    ['tomato', 'leafy-green', 'cheese-wedge', 'cucumber', 'onion', 'potato', 'french-fries', 'bread'],
    'fries',
  ],
  italian: [
    '#7fae6b',
    ['tomato', 'cheese-wedge', 'olive', 'herb', 'garlic', 'bell-pepper', 'brown-mushroom', 'baguette-bread'],
    'margherita-pizza',
  ],
  chinese: [
    '#c94a36',
    ['chopsticks', 'carrot', 'bell-pepper', 'broccoli', 'hot-pepper', 'egg', 'shrimp', 'takeout-box'],
    'chowmein',
  ],
  sweet: [
    '#f2a9bd',
    ['strawberry', 'rose', 'honey-pot', 'glass-of-milk', 'peanuts', 'cherries', 'chocolate-bar', 'coconut'],
    'gulab-jamun',
  ],
  drink: [
    '#f3c94f',
    ['lemon', 'mango', 'herb', 'ice', 'lime', 'tangerine', 'strawberry', 'watermelon'],
    'mint-margarita',
  ],
  fresh: [
    '#86bd6c',
    ['avocado', 'tomato', 'cucumber', 'carrot', 'leafy-green', 'olive', 'lime', 'bell-pepper'],
    'garden-salad',
  ],
  bread: [
    '#cfa065',
    ['sheaf-of-rice', 'butter', 'egg', 'honey-pot', 'glass-of-milk', 'salt', 'herb', 'potato'],
    'tandoori-naan',
  ],
  tea: [
    '#a98268',
    ['hot-beverage', 'cookie', 'ginger-root', 'herb', 'honey-pot', 'peanuts', 'teapot', 'croissant'],
    'karak-chai',
  ],
};

export const galleries = Object.fromEntries(
  Object.entries(still).map(([name, [color, list, dish]]) => [
    `gallery-${name}`,
    () => {
      resetIds();
      const random = seeded(`gallery ${name}`);
      const spots = [
        [120, 130],
        [330, 100],
        [560, 110],
        [790, 140],
        [110, 450],
        [90, 290],
        [300, 520],
        [480, 530],
      ];
      const things = list
        .map((item, index) => {
          const [x, y] = spots[index];
          const size = between(random, 128, 156);
          return (
            shadow(x, y + size * 0.42, size * 0.42, size * 0.1, 0.3) +
            emoji(item, x, y, size, between(random, -18, 18))
          );
        })
        .join('');
      return svg(
        width,
        height,
        backdrop({ width, height, color, pattern: 'wood', random }) +
          things +
          put(dish, 640, 390, 186, random),
      );
    },
  ]),
);

function heroScene() {
  resetIds();
  const random = seeded('hero');
  const [w, h] = [1200, 840];
  const loose = [
    ['hot-pepper', 372, 96, 120, -30],
    ['lemon', 836, 92, 112, 14],
    ['herb', 604, 70, 130, 20],
    ['tomato', 70, 452, 124, -8],
    ['garlic', 1132, 452, 112, 16],
    ['onion', 404, 770, 116, 0],
    ['herb', 792, 770, 132, -140],
    ['lime', 596, 788, 96, 10],
    ['ginger-root', 1120, 610, 108, 0],
    ['hot-pepper', 86, 606, 112, 60],
  ];
  return svg(
    w,
    h,
    backdrop({ width: w, height: h, color: '#e8743b', pattern: 'wood', random }) +
      loose
        .map(
          ([name, x, y, size, turn]) =>
            shadow(x, y + size * 0.42, size * 0.42, size * 0.1, 0.34) + emoji(name, x, y, size, turn),
        )
        .join('') +
      put('seekh-kebab', 196, 208, 190, random) +
      put('garlic-naan', 1000, 206, 196, random) +
      put('gulab-jamun', 214, 668, 150, random) +
      put('garden-salad', 1000, 652, 164, random) +
      put('chicken-biryani', 600, 424, 300, random),
  );
}

export const hero = { hero: heroScene };
