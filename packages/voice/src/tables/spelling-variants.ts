import { phrases } from './words.ts';

/** Canonical word, then how else it is written. Read in both directions by titles and transcripts. A zero is a number by itself, not in the plural of "two coke zeros". */
const spellings = phrases(
  `biryani biriyani briyani biryaani beriyani biriani biryanee buryani birani, kebab kabab kabob kebob kebap kababi kebabs,
   karahi karhai kadai kadhai karai kadahi karhi kadhahi karrahi, naan nan naans, rice chawal chaawal chawwal, pink gulabi gulaabi,
   boiled ubla ubli uble ubley, pulao pilau pilaf pulav palao polao pulaw pilaw pulow pilav, daal dal dhal dall dahl,
   shawarma shwarma shawerma shawurma showarma shavarma, chaat chat chaats, keema qeema kima qima kheema, korma qorma quorma kurma qurma corma khorma,
   haleem halim, paratha parata porotha pratha parantha parotta parathay parathe, seekh seekhs seek sheekh, tikka tika tikkah tikkas,
   masala massala masaala, makhani makhni makhany, malai malayi, boti botti, samosa samosay samose, pakora pakoda pakoray pakore bhajia,
   golgappa golgappay golgappe panipuri, bhalla bhallay bhalle balla, gulab gulaab goolab, jamun jaman jamoon, lassi lassee lasi lussi,
   chai chaye chaey chay chae, qehwa kahwa kehwa qahwa kawa, zeera jeera zera, aloo alu aaloo, gobi gobhi, bhindi bindi, palak paalak, paneer panir,
   chana channa, chole cholay chholay chhole, roti rotti rotiyan rotis, chapati chapatti chappati, raita rayta raitha, nihari nehari nahari,
   paya paye paaye, handi haandi, kheer khir, firni phirni, halwa halva, jalebi jalaibi, falooda faluda, kulfi qulfi, idli idly, dosa dosai,
   bhature bhatura bature batura, donut doughnut, 0 zeros zeroes, lasagna lasagne, spaghetti spagetti,
   fettuccine fettucine fetuccine fettuccini fetuchini, omelette omelet, cappuccino capuccino cappucino capp, bbq barbecue barbeque barbq,
   veg veggie vegetable vegetarian, pepperoni peperoni, mayo mayonnaise, chilli chili chilly chile, yogurt yoghurt, ketchup catsup,
   burger burgar hamburger hamburguesa, sandwich sandwitch sandwhich sarnie sando sammich sammie, zinger xinger, parmesan parmesian,
   quesadilla kesadilla, guacamole guac, coleslaw slaw, doner donair doener, chowmein chowmin chaomein, manchurian manchuria, coke cocacola cok coak,
   milkshake shake, fry fries frie, iced ice, pizza piza peetza pitza, pie pies py, crispy krispy, cheese cheez cheesy, special spl speshal,
   tandoori tanduri, afghani afgani, peshawari peshawri, chapli chappli, mutton matton muton, chicken chiken chikan, center centre,
   caesar ceaser cesar seizer seizure caeser, espresso expresso, szechuan sichuan schezwan szechwan shezwan, caffe cafe, sundae sunday,
   shawarma shawarmas, jalapeno halapeno, tortilla tortia, gyro yiro, brulee brulay broolay, mozzarella mozarella, chocolate choccy chocy choccie,
   breakfast brekkie brekky, mushroom shroom, avocado avo, bolognese bolognaise bolognase`,
);

/** Different words for the same food: a match, though a shade weaker than the very word. */
const synonyms = phrases(
  `chicken murgh murgi murghi murg pollo, mutton gosht lamb goat cordero, beef gaye ternera, fish machli machhli pescado,
   prawn shrimp jhinga jheenga jhenga jhingay camaron gamba, egg anda huevo, veg sabzi sabji verdura, potato aloo spud patata, spinach palak saag,
   okra bhindi, cauliflower gobi, chickpea chana chole, lentil daal, rice arroz, plain sada saada sadi saadi, meatball kofta koftay kofte,
   mint pudina podina pudeena, olive zaitoon zaitun, honey shehad shahad, yogurt dahi curd, milk doodh, water pani agua aquafina dasani evian,
   sparkling pellegrino perrier, tea chai patti, sweet meetha meethi, salted namkeen, eggplant aubergine baingan brinjal, keema mince minced,
   chapati roti phulka, cold thanda thandi thande thanday, carrot gajar, cottage paneer, softdrink soda pop cola coke, cola pepsi, karak strong kadak,
   roast roasted, veg garden, cumin zeera, fry chip, mango aam, salad salaad ensalada, black kala kali, green sabz hara, white safed,
   coffee coffe koffee, pizza pie, mocha mochaccino, cheesesteak philly, hotdog frankfurter wiener, garlic ajo lehsun lasan, onion cebolla pyaz,
   tomato tomate tamatar, soup sopa, juice jugo zumo, icecream helado, lemonade limonada, lemon limon nimbu, orange naranja, strawberry fresa,
   apple manzana, wing alita, dumpling momo, corn sweetcorn, butter makhan mantequilla, sugar cheeni azucar`,
);

/** Where a card has only the other brand, it is offered and asked about. */
const brands: readonly string[] = ['coke pepsi', 'sprite sevenup', 'fanta mirinda'];

/** A brand, and those that come nearest to it. */
export const rivalBrands: ReadonlyMap<string, readonly string[]> = new Map(
  brands.flatMap((line) => {
    const group = line.split(' ');
    return group.map((brand) => [brand, group.filter((other) => other !== brand)] as const);
  }),
);

/** Mean the other word only where nothing is said before them. */
export const bareSynonyms: ReadonlySet<string> = new Set(['pie']);

function toLookup(groups: readonly string[]): ReadonlyMap<string, string> {
  const lookup = new Map<string, string>();
  for (const group of groups) {
    const [canonical, ...variants] = group.split(' ');
    if (canonical === undefined) continue;
    for (const variant of variants) lookup.set(variant, canonical);
  }
  return lookup;
}

export const canonicalSpelling: ReadonlyMap<string, string> = toLookup(spellings);

/** Word to the ids of the groups it belongs to. */
export const synonymGroups: ReadonlyMap<string, readonly number[]> = (() => {
  const groups = new Map<string, number[]>();
  synonyms.forEach((line, id) => {
    for (const word of line.split(' ')) groups.set(word, [...(groups.get(word) ?? []), id]);
  });
  return groups;
})();
