import { PRODUCT_NAME } from '@nearbite/contract/product';
import { Text } from '../../../ui/text/text.tsx';
import { ContactLinks } from '../components/contact-links.tsx';
import * as texts from './pages.texts.ts';
import styles from './text-page.module.css';

export default function ContactPage() {
  return (
    <div className={styles.page}>
      <Text as="h1" look="h1">
        {texts.contactPage}
      </Text>
      <Text isMuted>{texts.askUs}</Text>
      <Text isMuted>{texts.weAnswer(PRODUCT_NAME)}</Text>
      <ContactLinks />
    </div>
  );
}
