import { LANGUAGES, type Language, languagePrefix } from '@nearbite/contract/languages';
import { namesOf } from '@nearbite/contract/names-of';
import { useLocation } from 'react-router';
import { useSession } from '../../../features/accounts/index.ts';
import { chooseLanguage, keepScrollForNextDocument } from '../../../lib/chosen-language.ts';
import { LANGUAGE } from '../../../lib/language.ts';
import { useIsHydrating } from '../../../lib/page/use-is-hydrating.tsx';
import { TextAnchor } from '../../../ui/text/text-link.tsx';

const OTHERS = namesOf(LANGUAGES).filter((language) => language !== LANGUAGE);

/** This page in every other language, each under its own name. */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  return OTHERS.map((language) => (
    <LanguageLink key={language} to={language} className={className}>
      {LANGUAGES[language].name}
    </LanguageLink>
  ));
}

type Props = {
  readonly to: Language;
  readonly className?: string | undefined;
  readonly children: string;
};

/** Another document at the same place. */
export function LanguageLink({ to, className, children }: Props) {
  const { pathname, search, hash } = useLocation();
  const isSignedIn = useSession().role !== 'visitor';
  // The server renders some pages once for all queries.
  const query = useIsHydrating() ? '' : search + hash;
  return (
    <TextAnchor
      href={languagePrefix(to) + pathname + query}
      lang={to}
      hrefLang={to}
      isQuiet
      className={className}
      onClick={() => {
        chooseLanguage(to, isSignedIn);
        keepScrollForNextDocument();
      }}
    >
      {children}
    </TextAnchor>
  );
}
