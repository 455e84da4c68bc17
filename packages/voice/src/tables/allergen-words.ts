/** What people must not eat, each with the words that are said of it and that a card tells it by. */
const groups: readonly string[] = [
  `nut, nuts, tree nut, peanut, groundnut, almond, cashew, pistachio, walnut, hazelnut, pecan, macadamia, pine nut, praline, nutella, satay,
   badam, kaju, pista, akhrot, mungphali, moongphali, mungfali`,
  `dairy, milk, lactose, cream, butter, buttermilk, cheese, cheddar, mozzarella, parmesan, feta, ricotta, mascarpone, paneer, yogurt, yoghurt,
   curd, ghee, khoya, mawa, rabri, raita, lassi, kulfi, ice cream, custard, doodh, makhan, malai, dahi`,
  `gluten, wheat, flour, maida, atta, suji, sooji, semolina, barley, bread, breadcrumb, bun, naan, roti, paratha, pita, pasta, spaghetti, noodle,
   batter, pastry, couscous`,
  'egg, eggs, omelette, mayonnaise, mayo, anda, anday, ande',
  'fish, salmon, tuna, cod, anchovy, surmai, rohu, machli, machhli',
  'shellfish, seafood, prawn, shrimp, crab, lobster, mussel, clam, oyster, squid, calamari, jheenga, jhinga',
  'soy, soya, tofu, edamame, miso',
  'sesame, tahini, til',
  'mustard, sarson, rai',
  'celery',
  'coconut, nariyal',
  'pork, bacon, ham, pepperoni, lard, gelatine, gelatin',
  'alcohol, wine, beer, rum, brandy, vodka',
];

const wordsOf = (group: string): string[] => group.split(',').map((word) => word.trim());

/** Each word to all of its group: whoever asks for peanuts wants to hear of nuts. */
export const allergenGroups: ReadonlyMap<string, readonly string[]> = new Map(
  groups.flatMap((group) => {
    const words = wordsOf(group);
    return words.map((word) => [word, words] as const);
  }),
);
