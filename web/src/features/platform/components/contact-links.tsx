import { Mail, Phone } from 'lucide-react';
import { phoneHref } from '../../../lib/browser/phone-href.ts';
import { RetryLine } from '../../../ui/feedback/retry-line.tsx';
import styles from '../../../ui/layout/link-list.module.css';
import { Skeleton } from '../../../ui/loading/skeleton.tsx';
import { TextAnchor } from '../../../ui/text/text-link.tsx';
import { useConfigQuery } from '../config.api.ts';
import * as texts from './contact-links.texts.ts';

/** The contact email and phone of this installation. */
export function ContactLinks() {
  const { data, isError, refetch } = useConfigQuery();
  if (isError && !data) return <RetryLine text={texts.contactsFailed} onRetry={refetch} />;
  if (!data) return <Skeleton shape="box" width={190} height={72} />;

  const contacts = [
    { icon: Mail, text: data.contact_email, href: `mailto:${data.contact_email}` },
    { icon: Phone, text: data.contact_phone, href: phoneHref(data.contact_phone) },
  ];
  return (
    <ul className={styles.links}>
      {contacts.map(({ icon: Icon, text, href }) => (
        <li key={href}>
          <TextAnchor href={href} isQuiet className={styles.link}>
            <Icon size={18} aria-hidden />
            <bdi dir="ltr">{text}</bdi>
          </TextAnchor>
        </li>
      ))}
    </ul>
  );
}
