import { words } from './words.ts';

/**
 * Words people tell things in: never a dish, though some sound like one ("written" like mutton), and nothing that is
 * asked back about ("my mother will be impressed").
 */
export const commonWords: ReadonlySet<string> = new Set(
  words(
    `advice afford against aim alive ancient announce annoy apply approve attack attempt attend attitude attract available avoid aware background balance
   ban bargain basis battle beaten begun behalf behave benefit bent bet bitten blame blind blown boring brace breath brief broad broken budget built bung
   bury capital career celebrate central century challenge champion character charity childhood chuck civil classroom client column comfort command
   comment commit common communicate community complain concern conclude confirm confuse congratulations consider contain content continue contract
   contrast contribute convince courage crept crime crisis criticism crowd culture curious customer damage dealt debate debt decade declare decrease
   defeat defend delay delight demand department depend deserve desire destroy determine develop device devil difference direction director disappear
   disappoint disaster distance document domestic drama drawn dropping drown dug eager ease economy educate effort electric element emergency emotion
   employ encourage enemy energy engage enormous entertain entire environment error escape essential establish event evidence examine excuse exist
   expensive experience expert extreme failure faith false familiar fashion fault feature female finance float focus foreign forgiven forgotten formal
   fortune frame freedom frequent frighten frozen fuel function furniture gain generation generous gesture ghost gift global grade grateful guarantee
   guide habit heaven helpful hesitate hidden hide hire history honest honour humour hung ideal identify ignore illegal immediate impact important
   impossible impress improve income increase independent individual industry influence inform injury innocent insist inspect inspire instance instant
   instruction insurance intelligent intend interest interrupt interview introduce invest investigate involve issue jealous journey junior justice labour
   lain launch legal legend lesser liberty literature locate loyal lunchtime luxury maintain major male mental mercy merely method military minor miracle
   mission mistaken modern monitor moral motion motive mystery nasty necessary negative nerve network neutral noble nobody obey oblige obvious
   occasion occur official operate opinion opportunity oppose ordinary origin outcome outline panic participate particular partner passion patience
   patient pattern permanent permission permit persuade philosophy physical policy political pollution population possess potential poverty praise
   presence pressure prevent previous pride principle priority private prize process produce product profession profit program progress proof property
   propose prospect prove provide public punish purchase purpose pursue quality quarrel rapid react recent recover reduce refer reflect reflection reform
   regard region regret reject relate relation relative relax release relevant relief religion rely remark represent require rescue research reserve
   resist resolve resource respect respond responsible result retire reveal reward rhythm risen risk rival routine ruin rumour rung sacrifice scared
   schedule scheme science scream secure selfish senior sensible sensitive series session severe shadow shaken shelter shine shock shoulder shown silence
   similar sincere skill slight sling solution solve source species specific spirit spite spoken stable staff stare statement status stolen
   strategy strength stress struck structure struggle substance suffer sufficient sung supply surface surround survey survive suspect sweep swept
   swum swung symbol sympathy talent target temper tension territory theory threat thrown torn toss tough towards tradition transport treasure
   tremendous trend trial trick unable universe unknown unlikely unusual variety vehicle victory visible vision vivid wander wealth
   weird wept whack wicked willing wisdom witness worn worthy written youth`,
  ),
);
