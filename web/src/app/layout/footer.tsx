import { PATHS } from '@nearbite/contract/page-paths';
import { PRODUCT_NAME } from '@nearbite/contract/product';
import { ContactLinks, useConfigQuery } from '../../features/platform/index.ts';
import socialLinksStyles from '../../ui/layout/link-list.module.css';
import { PageContainer } from '../../ui/layout/page-container.tsx';
import { Text } from '../../ui/text/text.tsx';
import { TextAnchor, TextLink } from '../../ui/text/text-link.tsx';
import styles from './footer.module.css';
import * as texts from './layout.texts.ts';
import { Logo } from './logo.tsx';
import { LanguageSwitch } from './top-bar/language-switch.tsx';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.ground}>
        <PageContainer className={styles.columns}>
          <div>
            <Logo />
            <Text look="small" isMuted className={styles.about}>
              {texts.about(PRODUCT_NAME)}
            </Text>
          </div>
          <section aria-labelledby="footer-contact">
            <FooterHeading id="footer-contact">{texts.contact}</FooterHeading>
            <ContactLinks />
          </section>
          <section aria-labelledby="footer-follow">
            <FooterHeading id="footer-follow">{texts.followUs}</FooterHeading>
            <SocialLinks />
          </section>
        </PageContainer>
        <PageContainer className={styles.end}>
          <span>© 2025 {PRODUCT_NAME}</span>
          <TextLink to={PATHS.contact}>{texts.contactPage}</TextLink>
          <TextLink to={PATHS.terms}>{texts.terms}</TextLink>
          <LanguageSwitch />
        </PageContainer>
      </div>
    </footer>
  );
}

function FooterHeading({ id, children }: { id: string; children: string }) {
  return (
    <Text as="h2" look="h4" id={id} className={styles.heading}>
      {children}
    </Text>
  );
}

function SocialLinks() {
  const { data } = useConfigQuery();
  return (
    <ul className={socialLinksStyles.links}>
      {data?.social_links.map(({ name, url }) => (
        <li key={url}>
          <TextAnchor
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            isQuiet
            className={socialLinksStyles.link}
          >
            {name}
          </TextAnchor>
        </li>
      ))}
    </ul>
  );
}
