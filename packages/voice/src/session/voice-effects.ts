import type { DeliveryDetails, PutLine, VoiceLine, VoiceLocation } from './voice-session-types.ts';

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
