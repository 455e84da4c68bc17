import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from '../../../ui/feedback/use-modal.ts';
import { IconButton } from '../../../ui/form/button.tsx';
import * as texts from '../reviews.texts.ts';
import styles from './review-photos.module.css';

type Props = {
  readonly photos: readonly string[];
  /** What each is called. */
  readonly alts: readonly string[];
  /** Where it begins. */
  readonly first: number;
  readonly onClose: () => void;
};

/** Pictures over the whole page, one at a time; the arrow keys go on, Escape and a tap beside the picture leave. */
export default function PhotoViewer({ photos, alts, first, onClose }: Props) {
  const [index, setIndex] = useState(first);
  const { modal, focused } = useModal(onClose);
  const move = (step: number) => setIndex((index + step + photos.length) % photos.length);
  const onKeyDown = (event: KeyboardEvent) => {
    modal.onKeyDown(event);
    // Pictures stand from left to right in every language.
    if (event.key === 'ArrowLeft') move(-1);
    if (event.key === 'ArrowRight') move(1);
  };
  const alt = alts[index] ?? '';
  return createPortal(
    <dialog {...modal} onKeyDown={onKeyDown} aria-label={texts.photos} className={styles.viewer}>
      <img src={photos[index]} alt={alt} className={styles.large} />
      <div dir="ltr" className={styles.bar}>
        {photos.length > 1 && (
          <>
            <IconButton aria-label={texts.previousPhoto} onClick={() => move(-1)}>
              <ChevronLeft size={22} aria-hidden />
            </IconButton>
            <IconButton aria-label={texts.nextPhoto} onClick={() => move(1)}>
              <ChevronRight size={22} aria-hidden />
            </IconButton>
          </>
        )}
        <span dir="auto" role="status" className={styles.which}>
          {alt}
        </span>
        <IconButton ref={focused} aria-label={texts.closePhoto} onClick={onClose}>
          <X size={22} aria-hidden />
        </IconButton>
      </div>
    </dialog>,
    document.body,
  );
}
