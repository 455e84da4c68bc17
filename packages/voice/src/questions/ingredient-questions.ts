import { singularOf } from '@nearbite/domain/text/words';
import { allergenGroups } from '../tables/allergen-words.ts';

/** Asked of what is in a dish. */
export type IngredientQuestion = {
  /** Whether a food is in a dish, what is in it at all, or which dishes are without a food. */
  readonly about: 'contains' | 'contents' | 'without';
  /** The dish by its name, or '' for the one that was spoken of last. */
  readonly of?: string;
  readonly food?: string;
  /** "Is it gluten free" is answered the other way round. */
  readonly isWithout?: boolean;
};

const it = '(?:it|its|that|this|they|those|these|them|is|us|iss|uss)';
/** What one asks for by these is in a kitchen, not in a dish. */
const noDish =
  '(?!(?:you|u|i|we|your|the kitchen|the restaurant|they all|(?:my|the|your) (?:cart|order|basket|menu|bag))\\b)';
const dish = `(?:${it}|${noDish}(?:the |your |a |an |my |that |this )?(?<of>[a-z0-9 ]+?))`;
const food = '(?:any |some |a |an |the |real |added )?(?<food>[a-z]+(?: [a-z]+)?)';
const inIt = '(?: (?:in|inside|on) (?:it|them|that|this|there))?';

type Pattern = {
  readonly about: IngredientQuestion['about'];
  readonly isWithout?: boolean;
  readonly says: RegExp;
};

const patterns: readonly Pattern[] = [
  {
    about: 'contains',
    says: new RegExp(
      `^(?:does|do|did|has|have) ${dish} (?:have|has|contain|contains|include|includes|come with|got) ${food}${inIt}$`,
    ),
  },
  { about: 'contains', says: new RegExp(`^(?:is|are) there ${food} (?:in|inside|on) ${dish}$`) },
  {
    about: 'contains',
    says: new RegExp(
      `^(?:is|are|was) ${dish} (?:made|cooked|fried|prepared|baked) (?:with|in|from|of|using) ${food}$`,
    ),
  },
  {
    about: 'contains',
    isWithout: true,
    says: new RegExp(`^(?:is|are) ${dish} (?:completely |totally |really )?(?<food>[a-z]+|tree nut) free$`),
  },
  {
    about: 'contains',
    isWithout: true,
    says: new RegExp(`^(?:is|are) ${dish} (?:made |cooked )?(?:free (?:of|from)|without) ${food}$`),
  },
  {
    about: 'contains',
    isWithout: true,
    says: new RegExp(
      `^(?:is|are) ${dish} (?:safe|ok|okay|fine|alright) (?:for|with|if|to eat)(?: .*)? allergic to (?<food>[a-z]+)$`,
    ),
  },
  {
    about: 'contains',
    isWithout: true,
    says: new RegExp(
      `^can (?:i|we|he|she) (?:eat|have|order) ${dish} (?:if|with|when)(?: .*)? allergic to (?<food>[a-z]+)$`,
    ),
  },
  {
    about: 'contains',
    isWithout: true,
    says: new RegExp(
      `^can (?:i|we|someone|somebody|people|anyone)(?: who is| who are)?(?: with an?)? allergic to (?<food>[a-z]+) (?:eat|have|order) ${dish}$`,
    ),
  },
  { about: 'contains', says: new RegExp(`^(?:is|are) ${dish} (?<food>halal|kosher|keto|organic)$`) },
  {
    about: 'contains',
    says: new RegExp(
      `^(?:kya )?${dish} (?:mein|mai|me|main|mn) (?:koi )?(?<food>(?!kya)[a-z]+)(?: (?:bhi|to|hota|hoti|hote|dalte|dala|daltay))* (?:hai|he|hain|hay|hein)(?: kya)?$`,
    ),
  },
  {
    about: 'contents',
    says: new RegExp(
      `^(?:kya )?${dish} (?:mein|mai|me|main|mn) kya(?: kya)?(?: (?:hota|hoti|dalte|dala|cheezein))? (?:hai|he|hain|hay|hein)$`,
    ),
  },
  {
    about: 'contents',
    says: new RegExp(
      `^(?:what is|whats|what are|what all is|what goes|what comes) (?:all )?(?:in|inside|into|on|with) ${dish}$`,
    ),
  },
  {
    about: 'contents',
    says: new RegExp(`^what (?:does|do) ${dish} (?:have|contain|come with)(?: in (?:it|them))?$`),
  },
  { about: 'contents', says: new RegExp(`^(?:what is|whats|what are) ${dish} made (?:of|with|from)$`) },
  {
    about: 'contents',
    says: new RegExp(
      `^(?:(?:what are|whats|what is|tell me|show me) )?(?:the )?(?:ingredients|allergens|contents) (?:of|in|for) ${dish}$`,
    ),
  },
  {
    about: 'contents',
    says: new RegExp(
      `^(?:what|which) (?:allergens|ingredients) (?:are in|does|do|are there in|has) ${dish}(?: (?:have|contain))?$`,
    ),
  },
  {
    about: 'without',
    isWithout: true,
    says: /^(?:.* )?(?:(?:do you have|have you got|is there|are there|something|anything|what|whats|which|any|some|dish|dishes|food|options?|menu|show me|got)(?: (?:is|are|thats|that is|completely|here))* )(?<food>[a-z]+) free(?: (?:food|dish|dishes|options?|meals?|things?|items?|stuff|here|please|menu|do you have|is there|are there|to eat))*$/,
  },
  {
    about: 'without',
    isWithout: true,
    says: /^(?<food>[a-z]+) free(?: (?:food|dish|dishes|options?|meals?|please))*$/,
  },
  {
    about: 'without',
    isWithout: true,
    says: /^(?:.* )?(?:something|anything|dish|dishes|food|what|which ones?|options?|meals?)(?: .*)? (?:without|(?:has|have|contains?|with) no|free (?:of|from)|(?:doesnt|dont|does not|do not) (?:have|contain)) (?:any )?(?<food>[a-z]+)(?: (?:in (?:it|them)|please|here))*$/,
  },
];

/** Why it is asked, behind the question: "… because my son is allergic". */
const reason =
  /(?: (?:because|cause|cos|coz|as|since|kyun ke|kyunke))?(?: (?:im|i am|i have|my [a-z]+ (?:is|has)|we are|she is|shes|he is|hes|mujhe|allergic))\b.* ?(?:allerg|intoleran|vegan|celiac|coeliac|pregnant).*$/;
/** "A nut allergy" */
const namedAllergy = /\b([a-z]+) (?:allergy|allergies|intolerance|intolerant)\b/;
/** Longer sentences ask about more than one thing, and reading them so would take long. */
const mostWords = 18;

/** The words of a sentence in lower case; undefined where nothing was asked of what is in a dish. */
export function readIngredientQuestion(text: string): IngredientQuestion | undefined {
  if (text.split(' ').length > mostWords) return undefined;
  const asked = text.replace(
    /^(?:can you tell me|could you tell me|do you know|i want to know|tell me|please tell me|batao|zara batao) (?:if |whether )?/,
    '',
  );
  return (
    readPatterns(asked.replace(namedAllergy, 'allergic to $1')) ?? readPatterns(asked.replace(reason, ''))
  );
}

function readPatterns(text: string): IngredientQuestion | undefined {
  for (const { about, isWithout, says } of patterns) {
    const { of = '', food: named } = says.exec(text)?.groups ?? {};
    if (!says.test(text)) continue;
    const isOfOne = about !== 'without';
    if (about !== 'contents' && named === undefined) continue;
    // "Something without onions" is a wish; only what nobody may eat is asked of the whole menu so. "They" may be the kitchen.
    const isStrict = !isOfOne || /^(?:do|does) they /.test(text);
    if (isStrict && !isAllergen(named ?? '')) continue;
    return {
      about,
      ...(isOfOne ? { of } : {}),
      ...(named === undefined ? {} : { food: named }),
      ...(isWithout ? { isWithout } : {}),
    };
  }
  return undefined;
}

const isAllergen = (food: string): boolean =>
  allergenGroups.has(food) || allergenGroups.has(singularOf(food));
