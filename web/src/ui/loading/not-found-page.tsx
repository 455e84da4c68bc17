import { PATHS } from '@nearbite/contract/page-paths';
import { CookingPot } from 'lucide-react';
import { useDocumentTitle } from '../../lib/page/document-title.ts';
import { LinkButton } from '../form/button.tsx';
import * as texts from '../ui.texts.ts';
import { StateMessage } from './state-message.tsx';

export const NO_DISH_TEXT = texts.noDishHere;

/** For the address of a restaurant: it is the same whether there never was one or it is suspended. */
export const NO_RESTAURANT_TEXT = texts.noRestaurantHere;

export function NotFoundPage({ text = texts.noPageHere }: { readonly text?: string }) {
  // Also shown in the place of a dish or restaurant that is not there, whose route has another title.
  useDocumentTitle(texts.pageNotFound);
  return (
    <StateMessage
      isPage
      icon={CookingPot}
      title={texts.notFoundHeading}
      text={text}
      action={<LinkButton to={PATHS.home}>{texts.backHome}</LinkButton>}
    />
  );
}
