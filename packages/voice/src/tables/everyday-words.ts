import { commonWords } from './common-words.ts';
import { freeWater, littleOnes, packingPhrases } from './ordering-phrases.ts';
import { urduAlls, urduAsides, urduFillers, urduPeople, urduTalk } from './urdu-words.ts';
import { family, phrases, words } from './words.ts';

/** Carry no meaning for an order: politeness, hesitation, glue; English and romanised Urdu. */
export const fillerWords: ReadonlySet<string> = new Set([
  ...urduAlls.keys(),
  ...urduFillers,
  ...urduPeople,
  ...words(
    `a an the um uh er erm hmm hm ah oh eh well so okay ok okey yes yeah yep yup sure right alright please plz kindly thanks thank you
   hi hello hey hiya salam assalam alaikum walaikum o but bhai bhaiya yaar ji jee janab sir madam boss uncle dear friend mate buddy bro bruh mm mmm good morning afternoon evening night
   please bitte someone somebody por favor gracias hola el los las un
   i im id ill ive lemme gimme theres heres oclock whenever wherever whatever manage me my mine we us our were well you your youre he she him her his they them their it its this that these those there here thats thatll
   am is are was be been being have has had do does did will would could can may might shall should must let lets
   want wanted wants like liked need needs get gets got getting give gives given take takes taking order orders ordering ordered send bring have having eat eating
   some any just only maybe perhaps possibly probably really basically literally actually kind sort of kindof like also too as well extra more another else again
   to for from at on in by with of off up out about into and or then now today tonight tomorrow later soon quickly fast quick asap jaldi urgent
   if possible think guess feel go going gonna wanna gotta come coming know say said tell mean hungry starving thirsty really very much lot lots bit little
   one's everybody everyone all both each every dinner lunch breakfast brunch snack meal food home house office place door delivery deliver delivered
   wife husband kid kids son daughter mother father mom mum dad brother sister family friends guests guest children people person per boys boy girls girl sisters brothers sons daughters men women ladies gents adults grown ups twins uncle aunt aunty cousin cousins nephew niece parents lads table
   spice spices level heat flavour flavor size sized type kind version quantity number time times x portion order item items thing things one ones pack normal regular total finally first second third next last lastly`,
  ),
]);

/** Ordinary words that a recogniser may put in place of a dish, and that are far more often just themselves. */
export const everydayWords: ReadonlySet<string> = new Set([
  ...urduTalk,
  ...commonWords,
  ...words(
    `ribbon allergic allergy allergies buttered boxed able above across act action actor add address after age ago agree air airport alarm all allow almost alone along already always among amount angry animal answer anyone anything apart area arm around arrive art ask
   away baby back bad bag ball bank base basic bath beach bear beat beautiful become bed beer before begin behind believe bell belong below best better between big bike bill bird birthday black block blood blow blue board boat body bone book
   booty border born borrow boss bother bottle bottom box boy brain branch brand break bridge bright brown build building burn bus business busy buy cab call calm camera camp cancel car card care careful carry case cash cat catch cause center certain chair chance
   change chapel charge chat cheap check chest chick chief child chin choice choose circle city class clean clear clock close clothes cloud club coat code cold collect college color company compare complete computer condition contact control cook cool copy
   corner correct cost count country couple course cousin cover crazy cream cross cry cup current cut daddy daily dance danger dark date day dead deal decide deep desk detail die different difficult dig dinner direct dirty doctor dog doll dollar done door double doubt down
   draw dream dress drive drop dry during dust duty early earn earth easy edge effect either email empty end engine enjoy enough enter equal even ever evil exact example except excited exit expect explain eye face fact fail fair fall fan far farm father favour fear
   feed feel feet few field fight fill film find fine finger finish fire fit fix flat floor flow fly fold follow foot force forget form forward found fox free fresh front fruit full fun funny future game garden gas gate gather general gentle girl glad glass god gold
   gone great green ground group grow guard guess gun guy hair half hall hand handle hang happen happy hard hat hate head health hear heart heat heavy height hell help high hill hit hold hole holiday hope horse hospital hotel hour how huge human hundred hurry hurt
   husband ice idea image inside island job join joke jump jumps keep key kick kill king kiss kitchen knee knock known lady land language large laugh law lay lazy lead learn least leave left leg lesson letter level lie life lift light lights line lip list listen live local lock long look lose
   loss lost loud love low luck machine mail make malay man many map mark market marry match matter mayor meet member message middle mile million mind minute miss mistake mobile moment money month moon mountain mouse mouth move movie music name nation nature near neck
   never new news nice noise none nor north nose note nothing notice nun object ocean offer office often oil old once open opposite order orange outside own page pain paint pair pallet paper parent park part party pass past pay peace pen perfect person phone photo pick picture piece
   pink plan plane plant play player pleasure pocket point police poor pop position possible post pound power practice present press pretty price print problem promise proper protect pull push put queen question quiet quit quite race radio rain raise rather reach read ready real reason
   receive record red remain remember rent repeat reply report rest return rich ride rider right ring rise river road rock role room round rowdy rude rule run rupee rupees rush sad safe sail sale same sand save school sea search seat secret see seem sell sense sentence serious serve service set seven
   several shall shame shape share sharp sheet ship shirt shoe shoes shop short shot shout show shower shut sick side sign silly simple since sing singer sir sit situation skin sky sleep slow small smart smell smile snow soap social soft soldier solid song sorry sound south space speak
   special speed spell spend sport spot spring stage stand star start state station stay steal step stick still stone stop store storm story straight strange street strong student study stuff stupid subject succeed sudden suit summer sun support suppose sure surprise swim system tail talk
   tall tax taxi teach team tear tears test testing text than themselves thick thin think thousand throat through throw ticker tickets tick tie till tiny tired together ton tone tongue tonight tool top total touch toward town toy track trade traffic train travel tree trip trouble truck true trust try turn twice tyre tyres
   type under understand until up upon upset use used useful usual valley value view village visit voice volume wait walk wall war warm wash waste watch wave way weak wear weather week weight wet what wheel when where whether which while whisper white who whole whose why wide wild win wind window winner
   wing wire wise wish within woman wonder wood word work world worry worst worth write writer wrong yard year yellow yesterday yet young zone lucy karachi lahore islamabad rawalpindi peshawar quetta multan faisalabad gulberg clifton delhi mumbai london dubai pakistan india
   went gone goes bought brought sold told thought taught caught kept left lost made paid ran read rode sang sat saw sent shot slept sold spent stood stole swam took wore won wrote broke came chose drove ate fell felt flew forgot gave grew heard held hid hurt knew led lent lit meant met rose sought spoke stuck swore threw understood woke
   remind disturb appointment concert station platform train bus plane flight hotel married wedding brother uncle aunt cousin neighbour teacher student boss manager coach meeting hours minutes seconds weeks months years clock morning noon midnight monday tuesday wednesday thursday friday saturday january february march april june july august september october november december
   shirt hat trousers jacket socks pocket bag suitcase umbrella keys wallet purse phone laptop screen keyboard internet website password email message letter envelope stamp newspaper magazine chapter page pages report copies printer camera battery charger cable
   fridge fridges freezer freezers cupboard larder room kitchen bedroom bathroom garden garage window windows wall roof floor stairs lamp bed sofa chair chairs desk shelf curtain carpet mirror towel soap brush toothbrush shampoo medicine hospital nurse dentist pain fever cough headache
   cricket football match game team player goal score winner loser race bat racket tennis golf gym exercise yoga swim walk run hike climb dance sing song singer band guitar piano drum concert movie film theatre ticket seat
   sunny rainy cloudy windy snow storm thunder weather temperature hot cold warm cool degree sky cloud sun moon stars river lake sea ocean mountain hill forest tree flower rose grass leaf dog cat horse cow goat bird snake mouse lion tiger elephant monkey
   school college university class exam homework lesson teacher pencil pen paper notebook ruler bag bus uniform office work job salary boss colleague company business shop store mall market bazaar supermarket price cost bill receipt cash card bank account loan tax rupee rupees dollar dollars pounds discount refund subscription recharge
   street road highway bridge corner signal roundabout left right straight turn stop start map address location driver rider passenger taxi cab rickshaw bike motorcycle bicycle truck petrol diesel engine tyre tyres brake accident police thief lawyer judge court prison army soldier war peace government president minister election vote party
   happy sad angry tired sleepy bored excited afraid worried nervous proud lonely busy free ready late early sick healthy strong weak rich poor young old tall short fat thin beautiful ugly pretty handsome clever stupid kind cruel brave shy funny serious quiet loud clean dirty wet dry empty heavy light soft hard smooth rough sharp round square flat deep shallow wide narrow
   repeat recommend suggest explain describe discuss argue agree disagree decide plan prepare organise arrange invite accept refuse deny admit promise apologise forgive thank welcome greet visit arrive depart return travel explore discover invent create build repair fix paint draw design measure count weigh calculate add subtract multiply divide compare choose pick collect gather share split join connect separate
   straw straws napkin napkins lid lids biscuits flour screwdriver hammer nail drill ladder bucket rope paint glue tape scissors knife fork spoon shoes boots sandals slippers ring necklace bracelet earring watch glasses
   ive youve weve theyve youre theyre shes hes whos wheres whens hows werent wasnt isnt arent aint havent hasnt hadnt couldnt wouldnt shouldnt mustnt neednt didnt doesnt cant wont itll thatd whod youll youd theyd oughtnt
   myself yourself himself herself itself ourselves themselves somewhere anywhere nowhere everywhere somehow anyhow anyway anyways meanwhile however therefore otherwise besides instead though although unless whereas hence indeed exactly absolutely definitely certainly obviously honestly seriously hopefully unfortunately fortunately apparently especially generally normally usually sometimes always rarely barely hardly nearly mostly mainly simply truly totally completely entirely
   because since whether while until whatever whichever whoever amazing awesome brilliant excellent fantastic fabulous wonderful incredible lovely gorgeous terrible horrible awful disgusting delicious yummy tasty favourite favorite decent alright famous popular typical
   menu menus website app page screen queue parking lift elevator flat apartment building floor reception lobby gate guard colony phase sector society
   cooked cooking cooks pretend pretends pretending healthy diet dieting dieter haha hahaha lol joking kidding promise swear guilty tempted tempting craving cravings starved famished peckish ravenous stuffed exhausted hungover jetlagged pregnant vegetarian fasting ramadan eid iftar sehri anniversary graduation housewarming
   remember recall imagine suppose reckon assume believe wonder worry mention notice realise realize recognise bother bothered mind minded figured figure sounds sounded seems seemed looks looked smells smelled
   tried trying tries liked likes loved loves hated prefers preferred enjoyed enjoys finished finishing ordered orders eaten drank drunk slept sleeping woke driving drives walking walked waited waiting arrived arriving landed leaving leaves left stayed staying moved moving
   nothing thing stuff bunch crew gang squad folks fella fellow bloke dude neighbour neighbours colleague colleagues flatmate flatmates roommate roommates housemate inlaws inlaw grandson granddaughter grandkids grandchildren grandmother grandfather granny gran nan grandad granddad stepson fiance fiancee girlfriend boyfriend
   doctor doctors nurse dentist stomach tummy throat belly teeth tooth allergic allergy medicine tablets fever flu headache
   deadline exam exams revision project lecture shift overtime payday weekend weekends weekday fortnight tonight afternoon evening evenings mornings nights
   okay alrighty righto cheers ta thx pls bye goodbye hiya howdy greetings sorted gotcha whoops oopsie blimey crikey gosh wow phew ugh argh yikes bah duh meh nah nope yup
   drove driven flew flown swam cried laughed smiled joked argued shouted whispered texted texting phoned emailed googled clicked tapped pressed typed
   skip skipped skipping instead else rest rests remaining leftover leftovers
   two's three's sake sakes sort sorts kinda sorta
   bana banwa banwao banado banwa lagwa lagao lagado mangwa mangwado pakwa pakao bhijwa bhijwado bhijwao rakhna rakho rakhein rakhwa pehla doosra dusra teesra jaldi zaroor zaruri waise waisay lekin magar kyunke kyunki agar warna phir dobara abhi aaj kal subah shaam raat dopahar ghanta ghante mehman mehmaan bachay bachon bachchon bache bachi bacha larka larki larkay abbu abba ammi baji bhabhi khala phuppo chacha mamu dada nana saas susar dono teeno teenon charon sabko sabka humko unko inko
   american british english russian german spanish african european national international haal kya kaise kahan kab kyun`,
  ),
]);

/** Counted, yet no dishes: "in five minutes", "for ten people", "five hundred rupees". */
export const spanWords = words(
  'minute second hour day week month year time oclock clock am pm people person friend guest kid rupee dollar pound percent kilometre kilometer km floor street block',
);

/** Stand for people and things that are not named. */
export const pronounWords = words(
  'something anything nothing everything someone anyone him her his hers jaan jan',
);

/** "If it's not too much trouble" */
const politePhrases = family(
  'if',
  'its, it is, thats, that is',
  'not too much trouble, not too much bother, not too much to ask, not too late, not a problem, not a bother, no trouble, no bother, no problem',
);

/** "Starters will be a soup and spring rolls": what comes when, not what. */
const courses = 'starter, starters, main, mains, dessert, desserts, drinks, sides';
const coursePhrases = [...family(courses, 'will be, would be'), ...family('my, our', courses, 'will be')];

/** "What did she say again", "what did they want": one thinks aloud. */
const recallingPhrases = family('what did', 'he, she, they, you, we, mum, mom, dad', 'say, want, call it');

/** Said beside an order: when it is eaten, with whom, how hungry one is. */
export const asidePhrases: readonly string[] = [
  ...urduAsides,
  ...politePhrases,
  ...coursePhrases,
  ...recallingPhrases,
  ...packingPhrases,
  ...freeWater,
  ...littleOnes,
  ...family(
    'bana, banwa, bhijwa, lagwa, laga, mangwa, bhej, de, la, laa, tayyar kar',
    'do, dein, dena, dijiye',
  ),
  ...family('for', 'dessert, desserts, sweet, sweets, something sweet, afters, meetha'),
  ...family('im, we are, were', 'sharing'),
  ...phrases(
    `first of all, thats everything, that is everything, that will be everything, most of all, above all, all day, all night, all week, all the way,
   to go with, to go with it, to go with that, to go with them, to go with those, to go along with it, to go along with that, what was the other thing,
   what was the other one, what else, where was i, where were we, how do you call it, dont laugh, dont judge, dont judge me, dont ask, dont ask me why,
   thats a lot, in a minute, in a minute or two, in a second, in a bit, not starting now, not about to start, not going to start now,
   not gonna start now, make sure, its a big one, its a long one, its a big order, if poss, doesnt matter, it doesnt matter, actually doesnt matter,
   actually it doesnt matter, can you, can we, my kids, our kids, the kids are, the little ones, for starters, for a starter, for the starter,
   for mains, for the main, for the mains, for main course, for the main course, for drinks, for a drink, for the drinks, for sides, for a side,
   sunday breakfast, sunday brunch, sunday lunch, sunday dinner, its sunday, for breakfast, for lunch, for dinner, to drink, to eat, to start,
   to start with, to finish, to share, to go, what was that, whats it called, whats that called, what is it called, whats its name, what do you call it,
   what do they call it, what do you call that, how do you say it, how do you say, what was it, what was it called, whats the word, let me think,
   let me see, lets see, as usual, as always, thats too much, thats too many, because why not, why not, taco tuesday, not that hungry, not that thirsty,
   not so good, not very good, not so well, not that good`,
  ),
];
