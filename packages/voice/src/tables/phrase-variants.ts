import { phrases } from './words.ts';

/** Several words that are one thing, in titles and in speech alike: what it is, and how else that is said. */
export const phraseVariants: readonly (readonly [phrase: string, canonical: string])[] =
  `of them: of em; darjan: darzan, derzan, darjan bhar, darzan bhar; coke: coca cola, coca kola, koka kola, cocacola;
   bbq: bar b q, bar b cue, bar be que, b b q; chowmein: chow mein, chow main, chow men, chow mien; iced tea: iced t, ice t;
   icecream: ice cream, i scream; milkshake: milk shake; cheesecake: cheese cake; hotdog: hot dog; hamburger: ham burger;
   golgappa: gol gappay, gol gappa, gol gappas, gol gappe, pani puri; gingerale: ginger ale; fry: finger chips; french fry: french fry;
   mac and cheese: mac n cheese, mac cheese; pellegrino: san pellegrino; softdrink: soft drink, cold drink, fizzy drink; rasmalai: ras malai, rus malai;
   capsicum: bell pepper; mozzarella: mozza rella; tbone: t bone; kfc: k f c; blt: b l t; footlong: foot long; 6 inch: half foot;
   hawaiian: ham and pineapple, pineapple and ham; cheesesteak: cheese steak; halfandhalf: half and half, half n half; cinnamon roll: cinnamon bun;
   cinnamon rolls: cinnamon buns; raita: yogurt dip, yogurt dips; sevenup: seven up, 7 up; orange juice: oj, o j; tea: cuppa; chocolate chip: choc chip;
   pain au chocolat: pan oh chocolate, pan o chocolate, pain oh chocolate, pain au chocolate; garlic bread: pan de ajo;
   fries: papas fritas, patatas fritas; fried rice: arroz frito; boiled: ubla hua, ublay huay, uble hue; but: lekin, magar`
    .split(/;\s*/)
    .flatMap((group) => {
      const [canonical = '', said = ''] = group.split(': ');
      return phrases(said).map((phrase) => [phrase, canonical] as const);
    });
