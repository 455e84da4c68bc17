import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { PageContainer } from '../../ui/layout/page-container.tsx';
import styles from './layout.module.css';
import { LanguageSwitch } from './top-bar/language-switch.tsx';
import { MAIN_ID, usePageArrival } from './use-page-arrival.ts';

/** The page alone, for those who came for one thing: no bar, no footer, no updates of orders. */
export function BareLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  usePageArrival();
  return (
    <PageContainer as="main" id={MAIN_ID} tabIndex={-1} className={styles.bare}>
      {children}
      <LanguageSwitch className={styles.bareLanguage} />
    </PageContainer>
  );
}
