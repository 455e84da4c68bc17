/**
 * How people say of what is in their order that it goes or that it stays. Each is read where a word begins, the
 * longest first. The place of what it is said of: behind it ("remove the naan"), before it ("the naan can go") or
 * either ("the naan I don't want"); a weak one counts only beside another ("leave the naan and drop the kheer").
 */
export type LineVerb = {
  readonly polarity: 'goes' | 'stays';
  readonly object: 'behind' | 'before' | 'either';
  readonly isWeak?: boolean;
  /** Said alone, it is understood too: "don't forget the naan". */
  readonly isFirm?: boolean;
};

export const said = (text: string): RegExp => new RegExp(`^(?:${text.replace(/\s*\n\s*/g, '')})(?= |$)`);

const who = '(?:(?:i|we|he|she|they|you|nobody|no one|noone) )?';
const hardly =
  '(?: (?:really|actually|even|ever|certainly|definitely|once|here|think (?:i|we)|any|the|that|those|any of the|that much))*';
const not =
  '(?:dont|do not|doesnt|does not|didnt|did not|wont|will not|cant|cannot|never|no longer|shouldnt|not)';
const may =
  '(?:can|could|should|must|may|might|has to|have to|had to|needs to|need to|ought to|will|would|wants to)';
const removed =
  '(?:removed|cancell?ed|dropped|deleted|skipped|scrapped|gone|taken (?:off|out|away|back)|left (?:out|off)|thrown out|out|off)';
const remove = `(?:clear(?: out)?|wipe|empty|void|strike|pull|remov(?:e|ing)|cancel(?:l?ing)?|delet(?:e|ing)|drop(?:ping)?|ditch(?:ing)?|scrap(?:ping)?|scratch|skip(?:ping)?|lose|losing|bin|exclude|discard|eliminate|omit|axe|
  forget(?: about)?|(?:cancell?|remov|dropp|delet|skipp|scrapp)ed|taking (?:off|out|away)|out with|chuck(?: out)?|toss|get(?:ting)? rid of|take (?:off|out|away|back)|leave (?:out|off)|knock off|throw out|kick out|chuck)`;
const kar = '(?:do|den|dein|dain|dena|dijiye|dijie|dijiyega|diya jaye|de|lo|lein)';

export const lineVerbs: readonly (readonly [RegExp, LineVerb])[] = [
  // Staying
  [
    said(
      `(?:please )?(?:dont|do not|never|you shouldnt|no need to) (?:you )?(?:${remove}|touch|change|take|forget)(?: any of)?`,
    ),
    { polarity: 'stays', object: 'behind', isFirm: true },
  ],
  [
    said(`(?:(?:hata|nikal|nikaal|cancel|remove|delete|minus)(?: kar| karna| karni| karne)? )?(?:mat|nahi|nahin|na) (?:hata(?:o|na|ni|ne|iye|ein)|
      nik(?:a|aa)l(?:o|na|ni|ne|iye|ein)|(?:cancel|remove|delete) kar\\w*|ch(?:h)?er(?:o|na|ni|ein|iye)|badal\\w*|
      (?<=(?:hata|nikal|nikaal|cancel|remove|delete|minus) (?:mat|nahi|nahin|na) )(?:kar\\w*|d[oe]\\w*))(?: hai| hain)?`),
    { polarity: 'stays', object: 'before', isFirm: true },
  ],
  [
    said(`(?:i |we |she |he |they )?(?:still|do|definitely) (?:want|need|like)(?: to have)?`),
    { polarity: 'stays', object: 'either' },
  ],
  [
    said(`(?:(?:i|we) (?:only |just )?(?:want|would like|d like) to |(?:ill|well|lets|let us|we will|i will|just) )*
      (?:keep|retain|hold on to|hang on to)`),
    { polarity: 'stays', object: 'behind' },
  ],
  [
    said(`(?:that |which )?(?:${may} )?(?:just |both |all )?(?:stays?|remains?|staying|be kept|is staying|are staying)
      (?: (?:(?:as|how|the way) (?:it is|they are|is)|the same|put|in|there|on))?`),
    { polarity: 'stays', object: 'before' },
  ],
  [
    said(
      `(?:is|are|s|looks?|seems?|sounds?) (?:all )?(?:fine|good|ok|okay|alright|great|perfect|correct|right)(?: as (?:it is|they are|is))?`,
    ),
    { polarity: 'stays', object: 'before' },
  ],
  [
    said(`(?:im|am|i am|were|we are|are) (?:happy|good|fine|okay|ok) with|(?:only|just) (?:go|going|went) (?:with|for)|
      (?:stick|sticking) (?:with|to)|yes to`),
    { polarity: 'stays', object: 'behind' },
  ],
  [
    said(
      `(?:is|are|s) (?:all|what|the only (?:one|ones|thing|things|item)) (?:that )?(?:i|we) (?:really )?(?:want|need)`,
    ),
    { polarity: 'stays', object: 'before' },
  ],
  [said('(?:i|we) do$'), { polarity: 'stays', object: 'before' }],
  [
    said(
      '(?:exactly )?(?:alone|as (?:it|they|that) (?:is|are|was|were)|(?:the way|how) (?:it|they|that) (?:is|are|was|were)|like (?:that|this|it is|they are))',
    ),
    { polarity: 'stays', object: 'before' },
  ],
  [
    said(`rakho|rakh lo|rakhn[aie]|rakhn[aie] hai|rakhein|rakh do|rakhiye|theek hai|thek hai`),
    { polarity: 'stays', object: 'before' },
  ],
  [said(`rehne ${kar}|rehne diye`), { polarity: 'stays', object: 'before', isWeak: true }],
  [said('(?:just )?leave'), { polarity: 'stays', object: 'behind', isWeak: true }],
  [said('(?:i|we) (?:only |just )?(?:want|need)'), { polarity: 'stays', object: 'either', isWeak: true }],
  // Going
  [
    said(`${who}(?:${not})${hardly} (?:want|need|like|fancy|require|order|ordered|ask for|asked for|say|said|wanted|
      needed|request|requested|ordering|asking for|remember (?:ordering|asking for|saying|adding)|feeling|
      in the mood for|mean to (?:order|add))(?: any of(?: the)?| any| anymore)?(?! to )`),
    { polarity: 'goes', object: 'either' },
  ],
  [said(`(?:i|we|he|she|they) (?:dont|do not|doesnt|does not)$`), { polarity: 'goes', object: 'before' }],
  [
    said(
      `(?:(?:the )?(?:one|ones|thing|item) )?(?:that )?(?:i|we) (?:want|wanted|would like|d like) ${removed}(?: (?:is|are))?`,
    ),
    { polarity: 'goes', object: 'either' },
  ],
  [
    said(`(?:i )?(?:had )?no (?:intention|plan) (?:of|on) (?:ordering|adding|having)|no to`),
    { polarity: 'goes', object: 'behind' },
  ],
  [
    said(`(?:nobody|no one|noone)(?: here| else)? (?:ordered|asked for|wants|wanted|needs|eats|likes|said)`),
    { polarity: 'goes', object: 'either' },
  ],
  [said(`(?:there )?(?:shouldnt|should not) be(?: any)?`), { polarity: 'goes', object: 'behind' }],
  [said(`none of|no need (?:for|of)`), { polarity: 'goes', object: 'behind' }],
  [
    said(
      `(?:that |which )?${may} (?:please )?(?:all |both |also )?(?:go|leave|come (?:off|out)|disappear|be ${removed})`,
    ),
    { polarity: 'goes', object: 'before' },
  ],
  [
    said(`(?:that )?(?:is|are|was|were|s) (?:not|no longer) (?:needed|required|wanted|necessary|mine|ours|ordered|
      asked for)(?: anymore)?|(?:isnt|arent|wasnt|werent) (?:needed|required|wanted|necessary|mine|ours|ordered|
      asked for)(?: anymore)?|not (?:needed|required|wanted|necessary)|
      (?:is|are|was|were|must be|must have been) (?:a mistake|mistakes|an? (?:accident|error)|wrong|unnecessary|${removed})|
      (?:wasnt|isnt|was not|is not) (?:in|on|part of) (?:my|our|the) order`),
    { polarity: 'goes', object: 'before' },
  ],
  [
    said(`(?:(?:was|were|got) (?:added|put in) )?(?:by (?:mistake|accident)|accidentally|mistakenly)`),
    { polarity: 'goes', object: 'before' },
  ],
  [said('(?:goes|gone)(?: away)?|out(?! of| with)'), { polarity: 'goes', object: 'before' }],
  [said('go(?: away)?(?= and| but|$)'), { polarity: 'goes', object: 'before' }],
  [
    said(`(?:(?:you|i want you to|id like you to) )?(?:should |can |could |must |please |just )*${remove}`),
    { polarity: 'goes', object: 'either' },
  ],
  [
    said(`(?:hata+|hatta|nik(?:a|aa)l|cancel|remove|delete|khatam|minus)(?: kar| kr)? ?(?:${kar}|karo|kardo|kardein|karein|
      kariye|karn[aie])|hat(?:ao|aiye|ayein|aen|ain)|nik(?:a|aa)l(?:o|iye|ein|en)|(?:ki|ka) zarurat nahi(?: hai)?|
      (?:ki|ka) zaroorat nahi(?: hai)?`),
    { polarity: 'goes', object: 'before' },
  ],
  [
    said(`(?:nahi|nahin|nai|na|mat) (?:chahiye|chahye|chahie|chaiye|chahiyen|mang[aei]|mangwa(?:ya|yi|ye)|bhejna|dena|lana|
      laana|lena|karna|dalna|daalna|order (?:kiya|kiye|ki)|kaha|bola|bheje?in|dein)(?: th[aie]| hai| hain)*`),
    { polarity: 'goes', object: 'before' },
  ],
];

/** Verbs in two parts: "take the naan off", "leave the tea in". */
export const partedVerbs: readonly (readonly [RegExp, RegExp, LineVerb])[] = [
  [
    /^(?:take|get|leave|throw|kick|cut|put|cross)$/,
    said('(?:back )?(?:off|out|away|aside)'),
    { polarity: 'goes', object: 'before' },
  ],
  [
    /^(?:leave|keep)$/,
    said('in|there|on|be|alone|(?:exactly )?(?:as|how|the way|like) (?:it is|they are|that is|that|is)'),
    { polarity: 'stays', object: 'before' },
  ],
];
