import { PATHS } from '@nearbite/contract/page-paths';
import { CookingPot } from 'lucide-react';
import { useDocumentTitle } from '../../lib/page/document-title.ts';
import { LinkButton } from '../form/button.tsx';
import { StateMessage } from './state-message.tsx';

const PAGE_TEXT = 'There is no page at this address. It may be old or mistyped.';

export const NO_DISH_TEXT = 'This dish is not on the menu. The address may be old or mistyped.';

/** For the address of a restaurant: it is the same whether there never was one or it is suspended. */
export const NO_RESTAURANT_TEXT =
  'There is no restaurant at this address now. It may have closed, or the address may be mistyped.';

export function NotFoundPage({ text = PAGE_TEXT }: { readonly text?: string }) {
  // Also shown in the place of a dish or restaurant that is not there, whose route has another title.
  useDocumentTitle('Page Not Found');
  return (
    <StateMessage
      isPage
      icon={CookingPot}
      title="Error 404 - Page Not Found!"
      text={text}
      action={<LinkButton to={PATHS.home}>Back to the home page</LinkButton>}
    />
  );
}
