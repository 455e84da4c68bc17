import { formatUtcDate } from '../../../ui/format/format-date.ts';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { Text } from '../../../ui/text/text.tsx';
import { useMarketplaceTermsQuery } from '../config.api.ts';
import * as texts from './pages.texts.ts';
import styles from './text-page.module.css';

export default function TermsPage() {
  const terms = useMarketplaceTermsQuery();
  return (
    <div className={styles.page}>
      <Text as="h1" look="h1">
        {texts.terms}
      </Text>
      <Loaded query={terms} what={texts.theTerms}>
        {({ text, changed_at: changedAt }) => (
          <div className={styles.paragraphs}>
            {text.split(/\r?\n(?:[ \t]*\r?\n)+/).map((paragraph) => (
              // What an administrator wrote may be of another language than the page.
              <Text key={paragraph} dir={changedAt === null ? undefined : 'auto'}>
                {paragraph}
              </Text>
            ))}
            {changedAt !== null && (
              <Text look="small" isMuted>
                {texts.lastChanged(formatUtcDate(changedAt))}
              </Text>
            )}
          </div>
        )}
      </Loaded>
    </div>
  );
}
