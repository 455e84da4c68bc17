import * as texts from '../lib.texts.ts';
import { dialogs } from '../messages/dialogs.tsx';

/** A form whose new picture was refused is not saved as if nothing had happened. */
export const confirmWithoutPicture = (problem: string | undefined): Promise<boolean> =>
  problem === undefined
    ? Promise.resolve(true)
    : dialogs.confirm({
        title: texts.saveWithoutPicture,
        text: problem,
        confirmLabel: texts.saveWithoutIt,
        cancelLabel: texts.back,
      });
