import { PICTURE_UNREADABLE } from '@nearbite/contract/pictures.texts';
import { useRef, useState } from 'react';
import { preparePicture, UnusablePicture } from './prepare-picture.ts';

type Options = {
  readonly isMultiple?: boolean;
  /** Hands over what can be sent. */
  readonly onPick: (files: readonly [File, ...File[]]) => void;
  /** Hears why a file was refused, and undefined once another one is chosen. */
  readonly onProblem?: ((problem: string | undefined) => void) | undefined;
};

/** Every place where pictures are chosen: made ready to be sent, or refused with a reason. */
export function usePickedPictures({ isMultiple = false, onPick, onProblem }: Options) {
  const [problem, setProblem] = useState<string>();
  const [isPreparing, setPreparing] = useState(false);
  const newest = useRef(0);

  const tell = (text: string | undefined) => {
    setProblem(text);
    onProblem?.(text);
  };

  const pick = async (list: Iterable<File> | null): Promise<void> => {
    const chosen = [...(list ?? [])];
    const files = isMultiple ? chosen : chosen.slice(0, 1);
    if (files.length === 0) return;
    newest.current += 1;
    const turn = newest.current;
    tell(undefined);
    setPreparing(true);
    const ready: File[] = [];
    let refusal: string | undefined;
    // One after the other: each takes the memory of all its pixels.
    for (const file of files) {
      try {
        ready.push(await preparePicture(file));
      } catch (error) {
        refusal ??= error instanceof UnusablePicture ? error.message : PICTURE_UNREADABLE;
      }
    }
    // Another file was chosen meanwhile.
    if (turn !== newest.current) return;
    setPreparing(false);
    tell(refusal);
    const [first, ...rest] = ready;
    if (first) onPick([first, ...rest]);
  };

  return { pick, problem, isPreparing, forget: () => tell(undefined) };
}
