import { Share2 } from 'lucide-react';
import { addressInLanguage } from '../../lib/language.ts';
import { pageToast } from '../../lib/messages/toasts.ts';
import { ORIGIN } from '../../lib/net/origin.ts';
import { classNames } from '../theme/class-names.ts';
import * as texts from '../ui.texts.ts';
import styles from './round-button.module.css';

type Props = {
  /** Of the page that everybody may open. */
  readonly path: string;
  readonly title: string;
  readonly className?: string | undefined;
};

/** Hands a page to the phone's own sheet, else copies its address. */
export function ShareButton({ path, title, className }: Props) {
  const share = async () => {
    const url = ORIGIN + addressInLanguage(path);
    try {
      // Missing in some browsers, whatever its type says.
      if ('share' in navigator) await navigator.share({ title, url });
      else {
        await window.navigator.clipboard.writeText(url);
        pageToast.success(texts.linkCopied);
      }
    } catch (error) {
      const isCalledOff = error instanceof DOMException && error.name === 'AbortError';
      if (!isCalledOff) pageToast.error(texts.notShared(url));
    }
  };
  return (
    <button
      type="button"
      className={classNames(styles.round, className)}
      aria-label={texts.share(title)}
      onClick={() => void share()}
    >
      <Share2 size={18} aria-hidden />
    </button>
  );
}
