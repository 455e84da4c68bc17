import { dialogs } from '../messages/dialogs.tsx';

/** A form whose new picture was refused is not saved as if nothing had happened. */
export const confirmWithoutPicture = (problem: string | undefined): Promise<boolean> =>
  problem === undefined
    ? Promise.resolve(true)
    : dialogs.confirm({
        title: 'Save without the new picture?',
        text: problem,
        confirmLabel: 'Save without it',
        cancelLabel: 'Back',
      });
