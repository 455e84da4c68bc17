import { PRODUCT_NAME } from '@nearbite/contract/product';
import { Text } from '../../../ui/text/text.tsx';
import { ContactLinks } from '../components/contact-links.tsx';
import styles from './text-page.module.css';

export default function ContactPage() {
  return (
    <div className={styles.page}>
      <Text as="h1" look="h1">
        Contact Page
      </Text>
      <Text isMuted>
        A question about an order, a dish that made your day, or a restaurant you would like to see here: we
        are glad to hear from you. Please have your order number at hand if your message is about an order.
      </Text>
      <Text isMuted>
        The people of {PRODUCT_NAME} answer as soon as they can, usually within one working day.
      </Text>
      <ContactLinks />
    </div>
  );
}
