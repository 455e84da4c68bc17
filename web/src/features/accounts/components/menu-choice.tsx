import { storePath } from '@nearbite/contract/page-paths';
import { LinkButton } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './menu-choice.module.css';

type Props = { readonly storeSlug: string | undefined };

/** For visitors who came for a restaurant: its public menu, as large as the log-in below it. */
export function MenuChoice({ storeSlug }: Props) {
  return (
    <>
      {storeSlug === undefined ? (
        <Skeleton shape="round" height={52} />
      ) : (
        <LinkButton to={storePath(storeSlug)} isLarge isWide>
          See the menu without an account
        </LinkButton>
      )}
      <div className={styles.or}>or log in</div>
    </>
  );
}
