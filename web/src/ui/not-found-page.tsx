import { PATHS } from '@nearbite/contract/page-paths';
import { CookingPot } from 'lucide-react';
import { useDocumentTitle } from '../lib/document-title.ts';
import { LinkButton } from './button.tsx';
import { StateMessage } from './state-message.tsx';

export function NotFoundPage() {
  // Also shown in the place of a dish or restaurant that is not there, whose route has another title.
  useDocumentTitle('Page Not Found');
  return (
    <StateMessage
      isPage
      icon={CookingPot}
      title="Error 404 - Page Not Found!"
      text="This dish is not on the menu. The address may be old or mistyped."
      action={<LinkButton to={PATHS.home}>Back to the home page</LinkButton>}
    />
  );
}
