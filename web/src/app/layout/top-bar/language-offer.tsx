import { LANGUAGES, type Language } from '@nearbite/contract/languages';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../../features/accounts/index.ts';
import { chooseLanguage } from '../../../lib/chosen-language.ts';
import { LANGUAGE } from '../../../lib/language.ts';
import { IconButton } from '../../../ui/form/button.tsx';
import styles from '../edge-line.module.css';
import { OFFERS } from './language-offers.ts';
import { LanguageLink } from './language-switch.tsx';

/** At the lower edge of the screen, over the page: nothing moves when it comes and goes. */
export default function LanguageOffer({ language }: { readonly language: Language }) {
  const [isOpen, setIsOpen] = useState(true);
  const isSignedIn = useSession().role !== 'visitor';
  if (!isOpen) return null;
  const { read, stay } = OFFERS[language];
  const refuse = () => {
    chooseLanguage(LANGUAGE, isSignedIn);
    setIsOpen(false);
  };
  return (
    <aside lang={language} dir={LANGUAGES[language].direction} className={styles.line}>
      <LanguageLink to={language}>{read}</LanguageLink>
      <IconButton aria-label={stay} onClick={refuse}>
        <X size={18} aria-hidden />
      </IconButton>
    </aside>
  );
}
