/**
 * How many requests begin, or go on with what was read for them, in one turn of the event loop. Cheap ones take a tenth
 * of a millisecond, dear ones one: more of them at once would keep everybody else waiting, new connections above all.
 */
export const REQUESTS_PER_TURN = 16;
