/** What may be asked of a kitchen: its hours, the least it takes, whether and for how much it delivers, and how soon. */
export type KitchenTopic =
  | 'open'
  | 'minimum'
  | 'fee'
  | 'area'
  | 'time'
  | 'pickup'
  | 'payment'
  | 'phone'
  | 'origin';

export type KitchenQuestion = {
  readonly about: KitchenTopic;
  /** The kitchen, or a dish of it, as it was named; '' for those of the order, or all in reach. */
  readonly kitchen: string;
};

const place =
  '(?:here|me|us|my|our|this|mere|hamare|ghar|home|house|office|work|place|area|address|location|street|colony|town|side|yahan|idhar)';
const deliver = '(?:deliver|delivers|delivering|delivery|deliveries)';

/** The words that say what is asked about; the first that is said counts. */
const topics: readonly (readonly [KitchenTopic, RegExp])[] = [
  [
    'minimum',
    /\b(?:minimum(?: order| amount| spend)?|min (?:order|amount)|smallest order|kam (?:se|az) kam)\b/,
  ],
  [
    'minimum',
    /\b(?:(?:least|lowest) (?:amount )?(?:i|we) (?:can|could|must|have to|need to) (?:order|spend)|(?:have to|must|need to) (?:order|spend) at least)\b/,
  ],
  [
    'fee',
    new RegExp(
      `\\b(?:(?:${deliver}|rider|shipping) (?:fees?|charges?|costs?|price|kitne (?:ki|ka|ke)|kitni)|(?:fees?|charges?|costs?|price|charge|cost|pay) (?:of |for |to )?(?:the )?${deliver}|how much (?:is|are|for|does|do|will|would)?.*\\b${deliver}|(?:free ${deliver}|${deliver}(?: is| for)? free|${deliver} muft|muft ${deliver}))\\b`,
    ),
  ],
  [
    'time',
    /\b(?:how (?:long|many minutes|much time|soon|fast|quick|quickly)|when (?:will|would|can|does|is|do) (?:it|this|that|the food|the order|food|my food|my order|they) (?:come|coming|arrive|arriving|be here|be ready|ready|get here|reach|bring it|deliver it)|(?:delivery|waiting|wait|cooking|preparation) time|kitni der|kitna (?:time|waqt|wait)|kab tak (?:aa\w*|p[oa]h[au]?nch\w*|mil\w*|ready)|eta)\b/,
  ],
  [
    'open',
    /\b(?:open|opens|opening|opened|close|closes|closed|closing|shut|shuts|hours|timings?|till when|until when|khul[aei]?|khult[aei]|khulega|khulegi|band|kab tak)\b/,
  ],
  [
    'pickup',
    /\b(?:pick ?up|pickup|pick (?:it|them|this|that|the (?:food|order)) up|collect|collection|self ?pick(?:up)?)\b/,
  ],
  [
    'payment',
    /\b(?:pay|paying|payment|take|takes|accept|accepts|use)\b.*\b(?:cash|cards?|cod)\b|\bcash on delivery\b|\b(?:cash|naqd|cards?) (?:chal|d[eo] sak|le)/,
  ],
  [
    'phone',
    /\b(?:(?:phone|telephone|contact|mobile)(?: number)?|number (?:of|for)|(?:i|we) (?:call|ring|contact))\b/,
  ],
  [
    'area',
    new RegExp(
      `\\b(?:${deliver}|bring|brings|come|comes|reach|send|sends|serve|serves|cover|covers)\\b.*\\b${place}\\b|\\b${deliver}\\b|\\b(?:in|within|out of) (?:my |our |the )?(?:range|reach|area)\\b`,
    ),
  ],
  [
    'origin',
    /\b(?:(?:what|which|whose) (?:restaurant|kitchen|place|shop)|where (?:is|are|does|do)|who (?:makes?|cooks?|sells?|is making))\b.*\b(?:from|makes?|cooks?|sells?)\b|\bwho (?:makes?|cooks?|is making)\b|\bkahan se\b|\bkis (?:restaurant|kitchen) (?:ka|ki|ke|se)\b/,
  ],
];

const asks =
  /^(?:is|are|am|do|does|did|can|could|will|would|what|whats|when|whens|how|hows|which|where|wheres|who|whos|whose|until|till|at what|kya|kab|kitn[aei]|kahan|delivery time|opening|closing|minimum|min)\b|\b(?:kab|kitn[aei]|kahan|kya) |\b(?:hai|hain|he|sak(?:ta|ti|te) (?:hoon|hun|hon|hain))(?: kya)?$/;

/** Said around it, and no part of a name. */
const glueWords = new Set(
  `a an the is are am do does did can could will would be get getting has have it its they their them there these
  those that this you your guys i we to at from of for in on by with and or so up out what whats when whens where wheres
  which who whos whose how hows much many long soon time until till late now right still yet today tonight currently
  already just please any anyone anybody anything somebody all even also really near around one s
  here me us my our home house office work place places area address location street side range within reach
  open opens opening opened close closes closed closing shut shuts hours timing timings minimum min smallest lowest
  least amount spend must need order orders ordering food restaurant restaurants kitchen kitchens shop
  deliver delivers delivering delivery deliveries rider shipping fee fees charge charges cost costs price free pay
  paying payment take takes taking accept accepts use wait waiting cooking preparation ready come comes coming arrive
  arrives arriving bring brings send sends serve serves cover covers minute minutes eta fast quick quickly pick pickup
  collect collection self cash card cards cod number phone telephone contact mobile call ring make makes making cook
  cooks sell sells made cooked rs rupees
  kya kab kitna kitni kitne kahan tak hai hain he ho hota hoti hua hui ka ki ke se par pe wale wali wala abhi bhi aaj ye
  yeh wo woh der mein main mere hamare ghar yahan idhar khula khuli khule khulta khulti khulega khulegi band muft waqt
  kam az lagega lagegi lagta lagti aata aati aayega ayega aaega pohanchega milega karte karti karta dete deti chalta
  chalega jaye gi ga aap kaun kis se si khana khane pohanche pahunchega mile naqd sakta sakti sakte hoon hun hon de`.split(
    /\s+/,
  ),
);

/** Longer sentences ask for more than that. */
const mostWords = 14;
const mostNameWords = 4;

/** The words of a sentence in lower case; undefined where no kitchen was asked about. */
export function readKitchenQuestion(text: string): KitchenQuestion | undefined {
  if (text.split(' ').length > mostWords || !asks.test(text)) return undefined;
  const found = topics.find(([, says]) => says.test(text));
  if (found === undefined) return undefined;
  const name = text.split(' ').filter((word) => !glueWords.has(word));
  if (name.length > mostNameWords || name.some((word) => /^\d/.test(word))) return undefined;
  return { about: found[0], kitchen: name.join(' ') };
}
