import { useEffect } from 'react';
import { findUnsavedLanguage, languageIsSaved } from '../../lib/chosen-language.ts';
import { useUpdateAccountMutation } from './own-account.api.ts';

/**
 * The account keeps what was chosen in the browser, for mails and notifications. Changing the language loads the page
 * anew: it is saved from there, or from the next page that finds a connection.
 */
export function useSaveLanguage(userId: number | undefined) {
  const [update] = useUpdateAccountMutation();
  useEffect(() => {
    const language = findUnsavedLanguage();
    if (userId === undefined || !language) return;
    void update({ params: { user_id: userId }, body: { language } }).then(({ error }) => {
      if (!error) languageIsSaved();
    });
  }, [userId, update]);
}
