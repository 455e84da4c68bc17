// One module, so that all of it is of one language where it is loaded in another than English.
export { wholeReadBack } from '../field-steps.ts';
export { explainOrder } from '../known-cart.ts';
export { explainNotFound } from '../told-texts.ts';
export { newSession } from '../voice-draft.ts';
export { advance } from '../voice-session.ts';
