import type { CartRestaurant } from '@nearbite/contract/cart/cart';
import type {
  VoiceAlternative,
  VoiceAnswer,
  VoiceNotFound,
  VoiceQuestion,
} from '@nearbite/contract/voice/voice';
import type { ChosenExtra } from '@nearbite/domain/extras';
import type { DetailField } from '../details/spoken-details.ts';
import type { UndoStep } from './session-lines.ts';

export type VoiceStage = 'initial' | 'afterCart' | 'address' | 'done';

/** A line as the voice-order call returns it; fields beyond these travel along untouched. */
export type VoiceLine = {
  readonly id: number;
  readonly title: string;
  readonly quantity: number;
  readonly final_price: number;
  readonly portion_size: string | null;
  readonly spice_level: string | null;
  /** Chosen beside them. Lines of before there were extras have none. */
  readonly extras?: readonly ChosenExtra[];
  readonly restaurant: unknown;
  /** What was asked for, where that is more than one may order. */
  readonly asked_quantity?: number | null;
  /** How it is to be made, as it was said. */
  readonly note?: string | null;
  /** That its card mentions what somebody is allergic to. */
  readonly card_warning?: string | null | undefined;
  /** So many that we asked, and this is right. */
  readonly sure_quantity?: number;
};

/** What tells a line from others. */
export type LineName = Pick<VoiceLine, 'id' | 'portion_size' | 'spice_level' | 'extras'>;

/** A line of the cart that this page has set, and what it held before. */
export type PutLine = LineName &
  Pick<VoiceLine, 'title' | 'quantity'> & {
    readonly quantityBefore: number;
  };

/** The customer's cart, which may hold more than was said here. */
export type KnownCart = {
  readonly lines: readonly VoiceLine[];
  /** With tax and fees; not known right after a change. */
  readonly total: number | undefined;
  readonly restaurants: readonly CartRestaurant[];
};

/** What is asked about a line of the preview; or which line was meant by a command, and those chosen for it so far. */
export type OpenQuestion =
  /** `unservable`: whether what no kitchen cooks now, or brings here, goes out of the cart. */
  | (VoiceQuestion & { readonly about: 'dish' | 'portion' | 'extras' | 'amount' | 'unservable' })
  | (VoiceQuestion & {
      readonly about: 'line';
      readonly lines: readonly number[];
      readonly command: string;
      readonly meant: readonly number[];
    });

/** Dishes the page named last, and how many were wanted: "two of those" means them. */
export type Offers = {
  readonly dishes: readonly VoiceAlternative[];
  readonly quantity: number;
  /** "Did you mean …": a yes, or the name of one of them, is the answer. */
  readonly isAsked: boolean;
};

/** Why a detail cannot be taken as it is. */
export type FieldError = { readonly field: DetailField; readonly text: string };

/** Why the page cannot listen. */
export type MicrophoneProblem = 'refused' | 'missing' | 'failed';

export type DeliveryDetails = Readonly<Record<DetailField, string>>;
/** One that the account has saved, with the name it was given. */
export type KnownAddress = Pick<DeliveryDetails, 'address' | 'city'> & { readonly label: string };
export type VoiceLocation = { readonly latitude: number; readonly longitude: number };
export type PlacedOrder = { readonly oid: string; readonly total: number };

/** What waits for a response of the server, so that nothing is sent twice. */
export type Waiting =
  | 'nothing'
  | 'understanding'
  /** The preview goes into the cart. */
  | 'cart'
  /** Lines that were in the cart are set anew; what is in the preview stays there. */
  | 'cartChange'
  | 'nextField'
  | 'order';

/** The part that survives a reload. */
export type VoiceDraft = {
  readonly pendingItems: readonly VoiceLine[];
  readonly allConfirmedItems: readonly VoiceLine[];
  readonly confirmed: boolean;
  readonly location: VoiceLocation | null;
  readonly stage: VoiceStage;
  readonly deliveryDetails: DeliveryDetails;
  readonly currentFieldIndex: number;
  readonly fieldConfirmed: boolean;
  readonly noItemsFound: boolean;
  /** What this page has put into the cart, so that it can be taken back. */
  readonly putInCart: readonly PutLine[];
  /** Told at any time (“allergic to nuts”): noted on every dish that comes later. */
  readonly allergies: readonly string[];
};

export type VoiceSession = VoiceDraft & {
  readonly transcript: string;
  readonly listening: boolean;
  /** False in browsers without speech recognition: then everything is typed. */
  readonly canListen: boolean;
  readonly waiting: Waiting;
  /** Restored in the middle: browsers speak and listen only after a tap on "Continue". */
  readonly needsTap: boolean;
  /** Kept past the reset, so that "Pay now" can still be offered. */
  readonly placedOrder: PlacedOrder | null;
  /** Said, and no line of the order. */
  readonly notFound: readonly VoiceNotFound[];
  readonly question: OpenQuestion | null;
  /** Where the food went last time, or what the account knows; offered before the details are asked for. */
  readonly savedDetails: DeliveryDetails | null;
  /** What else may be delivered to. */
  readonly savedAddresses: readonly KnownAddress[];
  readonly isOfferDeclined: boolean;
  /** How it was before each change, the last one last: "undo" brings it back. */
  readonly past: readonly UndoStep[];
  /** What "undo" took back, which "redo" does again. */
  readonly undone: readonly UndoStep[];
  /** Null until it is loaded. */
  readonly cart: KnownCart | null;
  /** Dishes a question about the menu was answered with; each can be taken by a tap. */
  readonly offered: readonly VoiceAlternative[];
  readonly offers: Offers | null;
  /** Words that were not found, and dishes that come near to them: asked about one after the other. */
  readonly toOffer: readonly VoiceNotFound[];
  /** The dish that was spoken of last: "is it spicy" asks about it. */
  readonly spokenOf: number | null;
  /** Its line, which "make that three" means where the dish is on several. */
  readonly spokenLine: LineName | null;
  /** A reply of the page that stays on screen: what is in the order, what it costs. */
  readonly told: string | null;
  /** The last words came by speech, so the page goes on listening. */
  readonly isSpoken: boolean;
  /** The last words were taken as soon as they were said: a Send Order right behind them says nothing new. */
  readonly isTaken: boolean;
  /** "That is all": what goes into the cart is followed by the delivery. */
  readonly isFinished: boolean;
  readonly microphoneProblem: MicrophoneProblem | null;
  readonly fieldError: FieldError | null;
  /** The current field when listening began: what turns out to be a command gives it back. */
  readonly fieldBeforeSpeech: string;
  /** Another field is told anew in between: its Confirm leads back to this one. */
  readonly fieldToReturnTo: number | null;
  /** The field was read back in the middle of what may be one answer: what is heard next is put behind it. */
  readonly isHeardOn: boolean;
};

export type VoiceEvent =
  | { readonly type: 'startListening' | 'stopListening' | 'listeningStarted' | 'listeningEnded' }
  | { readonly type: 'listeningFailed' | 'microphoneFailed' | 'microphoneRefused' }
  /** While one speaks the words may still change: then they are shown, and nothing is done. */
  | {
      readonly type: 'heard';
      /** All that was heard since listening began, behind the words that were there. */
      readonly text: string;
      /** What was said since the last pause, where that is not all. */
      readonly utterance?: string;
      readonly isInterim?: boolean;
    }
  | { readonly type: 'edited'; readonly text: string }
  /** Any delivery detail written by hand, whichever is being asked for. */
  | { readonly type: 'detailEdited'; readonly field: DetailField; readonly text: string }
  | { readonly type: 'clear' | 'sendOrder' }
  | {
      readonly type: 'orderUnderstood';
      readonly items: readonly VoiceLine[];
      readonly notFound: readonly VoiceNotFound[];
      readonly question: VoiceQuestion | null;
      /** The answer to a question about the menu. */
      readonly answer?: VoiceAnswer | null;
      /** The items are the whole preview, and whether what was said changed it. */
      readonly isWhole: boolean;
      readonly changed: boolean;
      /** The cart as it is to be, where what was said changed it beside the preview. */
      readonly cartItems?: readonly VoiceLine[] | null;
      /** All that is known of what somebody must not eat. */
      readonly allergies?: readonly string[];
    }
  /** A choice of the open question, by a tap. */
  | { readonly type: 'choiceMade'; readonly choice: string }
  /** A dish that comes near to what was not found. */
  | { readonly type: 'nearDishChosen'; readonly item: VoiceLine }
  | { readonly type: 'orderRefused'; readonly error?: string; readonly message?: string }
  | { readonly type: 'orderUnreachable' }
  | { readonly type: 'removeItem'; readonly place: number }
  | { readonly type: 'replaceItem'; readonly place: number; readonly item: VoiceLine }
  | { readonly type: 'confirmItems' | 'addMoreItems' | 'proceedToDelivery' }
  | { readonly type: 'itemsAdded' | 'itemsNotAdded'; readonly put: readonly PutLine[] }
  | {
      readonly type: 'confirmField' | 'sayAgain' | 'nextFieldDue' | 'readBackDue' | 'continue' | 'backToCart';
    }
  | { readonly type: 'orderPlaced'; readonly order: PlacedOrder }
  | {
      readonly type: 'orderFailed';
      /** In the server's words. */
      readonly reason?: string;
      /** What is in the cart has to change before it can be ordered. */
      readonly isForCart?: boolean;
      /** Another detail is needed. */
      readonly field?: DetailField;
    }
  | { readonly type: 'resetAll' | 'resetDue' }
  | {
      readonly type: 'detailsKnown';
      readonly details: DeliveryDetails;
      readonly addresses?: readonly KnownAddress[];
    }
  | { readonly type: 'addressChosen'; readonly address: KnownAddress }
  | { readonly type: 'cartKnown'; readonly cart: KnownCart }
  /** Nothing of what was said here is in the cart any more: it was ordered or taken out elsewhere. */
  | { readonly type: 'cartGone' }
  | { readonly type: 'savedAccepted' | 'savedDeclined' }
  | { readonly type: 'locationFound'; readonly location: VoiceLocation }
  | { readonly type: 'locationDenied' | 'locationUnsupported' };

/** The event or effect of this type. */
export type OfType<
  Union extends { readonly type: string },
  T extends Union['type'],
> = Union extends infer Member
  ? Member extends { readonly type: infer Own }
    ? T extends Own
      ? Member
      : never
    : never
  : never;

export type Understood = OfType<VoiceEvent, 'orderUnderstood'>;

/** What the page has to do; the machine itself touches nothing. */
export type VoiceEffect =
  | { readonly type: 'speak'; readonly text: string }
  /** Before the last step: all that will be ordered, as the cart is when it is spoken. */
  | { readonly type: 'readOrderBack' }
  | { readonly type: 'beep' }
  /** Not before the delay is over nor while the page is still speaking, or it would hear itself. */
  | {
      readonly type: 'startMicrophone';
      readonly afterMs: number;
      /** What is heard stands behind the words that are there; else it replaces them. */
      readonly goesOn?: boolean;
    }
  | { readonly type: 'stopMicrophone' }
  | {
      readonly type: 'understand';
      readonly command: string;
      readonly location: VoiceLocation;
      /** The lines that are there already; empty at the beginning. */
      readonly context: readonly VoiceLine[];
      /** What is in the cart beside them: it can be spoken of as well. */
      readonly cart?: readonly VoiceLine[];
      /** The places of the lines that are meant, where that was asked. */
      readonly lines?: readonly number[];
      /** The dish that was spoken of last, and the place of its line in the cart and the context, the cart's first. */
      readonly about?: number;
      readonly aboutLine?: number;
      readonly allergies?: readonly string[];
    }
  | { readonly type: 'addToCart'; readonly items: readonly VoiceLine[] }
  | { readonly type: 'takeBack'; readonly lines: readonly PutLine[] }
  | { readonly type: 'placeOrder'; readonly details: DeliveryDetails }
  | { readonly type: 'alert' | 'toast' | 'errorDialog'; readonly text: string }
  | {
      readonly type: 'after';
      readonly afterMs: number;
      readonly event: 'nextFieldDue' | 'readBackDue' | 'resetDue';
    }
  | { readonly type: 'cancelTimers' }
  | { readonly type: 'saveDraft'; readonly text: string }
  | { readonly type: 'clearDraft' };
