import { said } from './line-talk-words.ts';

/** How people speak of all that is in their order, of the rest of it, and of what they except. */
export const allWords = said(
  `all of (?:it|them|that|this|these|those|the order)|it all|them all|the lot|the whole (?:lot|thing|order|cart)|
   the entire (?:order|cart)|everything|anything|all (?:the |my )?(?:items|things|stuff|dishes|orders)|every (?:item|thing|dish)|sab kuch|sab cheez\\w*|sara order|all(?= (?:except|but|apart|aside|other|
   besides|excluding|save|of it|that|which))|sab(?! ka| ki| ke)`,
);
export const restWords = said(
  `(?:all )?(?:of )?(?:the )?(?:rest|others|remaining(?: ones| items| things)?|other (?:things|stuff|items|ones|dishes))
   (?: of (?:it|them|the order|that|the stuff))?|(?:everything|anything|all) else|whatever else|ba+[qk]i+
   (?: (?:sab|sare|sari|cheez\\w*|kuch))*`,
);
export const exceptWords = said(
  `except(?:ing)?(?: for)?|apart from|aside from|other than|besides|excluding|save(?: for)?|but for|siwaye?|
   with the exception of|(?:that|which) (?:isnt|arent|is not|are not)`,
);
/** Behind what they except. */
export const exceptBehind = said(
  'ke (?:ilawa|alawa|ilava|elawa|siwa|siwae)|(?:ko )?(?:chhor|chor|chhod) (?:kar|ke|kr)',
);
/** "The only thing I want to keep is the naan": that and no more. */
export const onlyWords = said(
  `(?:the )?only (?:thing|things|one|item)(?: (?:that|i|we|want|need|wants?|should|to|keep|stays?|can|would|like|left|still))*
   (?: (?:is|are|s))|nothing (?:but|except(?: for)?|other than|apart from)`,
);
/** "Do I need the lassi, no": asked, and answered by oneself. */
export const askedWords = said('do (?:i|we) (?:really |even |still |actually )*(?:need|want)');
/** Talk about how it came there, which the rest of the sentence settles. */
export const wonderWords = said(
  `(?:i|we) (?:was|were|had been)?(?: just| only)? ?(?:going to|gonna|about to|thinking (?:of|about)|thought (?:of|about)|considered|
   considering|tempted to|wanted to|meant to|wondering (?:about|whether to))|why (?:is|are) (?:there|the)|why do i (?:have|see)|how come|where did|come from|(?:what is|whats)(?= .*doing)|doing (?:here|there)|who (?:put|added|ordered)|you (?:added|put)|its|it is|it was|
   (?:is|are) the ones?|thats wrong|i (?:just )?changed my mind(?: about| on)?|(?:in|on) (?:there|it|my order|the order|my cart)`,
);
