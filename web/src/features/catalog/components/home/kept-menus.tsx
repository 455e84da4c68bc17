import type { Shop } from '@nearbite/contract/catalog/catalog';
import { storePath } from '@nearbite/contract/page-paths';
import { useEffect, useState } from 'react';
import { listKeptShops } from '../../../../lib/net/kept-reads.ts';
import { LinkButton } from '../../../../ui/form/button.tsx';
import * as texts from './home.texts.ts';
import styles from './nearby-section.module.css';

/** The way to the menus that this phone has; nothing where it has none. */
export default function KeptMenus() {
  const [shops, setShops] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    listKeptShops().then(
      // As the app itself has kept them, once for each place they were read from.
      (kept) => setShops(new Map((kept as Shop[]).map(({ slug, name }) => [slug, name]))),
      () => undefined,
    );
  }, []);
  if (shops.size === 0) return null;
  return (
    <section aria-labelledby="kept-menus" className={styles.kept}>
      <h3 id="kept-menus">{texts.keptMenus}</h3>
      {[...shops].map(([slug, name]) => (
        <LinkButton key={slug} to={storePath(slug)} variant="outlined">
          <bdi>{name}</bdi>
        </LinkButton>
      ))}
    </section>
  );
}
