import Button from '@mui/material/Button';
import { PATHS } from '@nearbite/contract/page-paths';
import { PackageSearch } from 'lucide-react';
import { Link } from 'react-router';
import { errorText } from '../../../../lib/forms/form-errors.ts';
import { isNotFound } from '../../../../lib/net/call-error.ts';
import { ErrorState } from '../../../../ui/loading/error-state.tsx';
import { LoadingText } from '../../../../ui/loading/loading-text.tsx';
import { StateMessage } from '../../../../ui/loading/state-message.tsx';
import * as texts from '../customer-orders.texts.tsx';

type Props = { readonly error: unknown; readonly onRetry: () => void };

/** While an order is not there: on its way, unknown, or out of reach. */
export function OrderLoading({ error, onRetry }: Props) {
  if (error === undefined) return <LoadingText />;
  if (!isNotFound(error)) {
    return <ErrorState title={texts.orderNotLoaded} text={errorText(error)} onRetry={onRetry} />;
  }
  return (
    <StateMessage
      isPage
      icon={PackageSearch}
      title={texts.unknownOrder}
      text={texts.otherAccount}
      action={
        <Button component={Link} to={PATHS.customerOrders} variant="contained">
          {texts.myOrders}
        </Button>
      }
    />
  );
}
