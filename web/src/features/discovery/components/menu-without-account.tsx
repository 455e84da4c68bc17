import Link from '@mui/material/Link';
import { skipToken } from '@reduxjs/toolkit/query';
import { matchPath, Link as RouterLink } from 'react-router';
import { storePath } from '../../../config/paths.ts';
import { useShopByIdQuery } from '../api.ts';

type Props = {
  readonly wantedPath: string;
  /** Known when a restaurant's card was followed; otherwise the server is asked. */
  readonly slug: string | undefined;
};

/** For visitors who came for a restaurant's menu: the same menu in public. */
export function MenuWithoutAccount({ wantedPath, slug }: Props) {
  const id = Number(matchPath('/detail/:id', wantedPath.split(/[?#]/)[0] ?? '')?.params.id);
  const { data: shop } = useShopByIdQuery(id > 0 && slug === undefined ? { params: { id } } : skipToken);
  const target = slug ?? shop?.slug;
  if (!(id > 0) || target === undefined) return null;
  return (
    <Link component={RouterLink} to={storePath(target)}>
      See the menu without an account
    </Link>
  );
}
