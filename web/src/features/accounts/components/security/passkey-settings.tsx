import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { MAX_PASSKEYS, type Passkey } from '@nearbite/contract/accounts/passkeys';
import { useState } from 'react';
import { errorText } from '../../../../lib/forms/form-errors.ts';
import { formatDate, formatDateTime } from '../../../../ui/format/format-date.ts';
import { ErrorState } from '../../../../ui/loading/error-state.tsx';
import * as texts from '../../account.texts.tsx';
import { usePasskeysQuery } from '../../api.ts';
import { knowsPasskeys } from '../../passkeys.ts';
import { useSession } from '../../session/session.tsx';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx';
import { SecurityListItem } from './security-list-item.tsx';

export function PasskeySettings({ hasSecondFactor }: { readonly hasSecondFactor: boolean }) {
  const session = useSession();
  const { data, error, isFetching, refetch } = usePasskeysQuery();
  const [isAdding, setIsAdding] = useState(false);
  if (!data && error && !isFetching) {
    return <ErrorState title={texts.passkeysNotLoaded} text={errorText(error)} onRetry={refetch} />;
  }
  if (!data) return <Skeleton variant="rounded" height={120} />;
  const isVerified = 'profile' in session && session.profile.is_verified;
  const hindrance = whyNot({ isVerified, count: data.length });
  return (
    <>
      <p>{texts.whatPasskeysDo}</p>
      {data.length > 0 && (
        <Box component="ul" aria-label={texts.yourPasskeys} sx={{ listStyle: 'none', p: 0, m: 0, mb: 2 }}>
          {data.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} hasSecondFactor={hasSecondFactor} />
          ))}
        </Box>
      )}
      {hindrance ? (
        <Typography color="text.secondary">{hindrance}</Typography>
      ) : (
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
          {texts.addPasskey}
        </Button>
      )}
      {isAdding && <AddPasskeyDialog hasSecondFactor={hasSecondFactor} onClose={() => setIsAdding(false)} />}
    </>
  );
}

function whyNot({ isVerified, count }: { isVerified: boolean; count: number }): string | undefined {
  if (!knowsPasskeys()) {
    return texts.noPasskeysHere;
  }
  if (!isVerified) return texts.verifyForPasskey;
  return count >= MAX_PASSKEYS ? texts.enoughPasskeys(MAX_PASSKEYS) : undefined;
}

function Row({ passkey, hasSecondFactor }: { readonly passkey: Passkey; readonly hasSecondFactor: boolean }) {
  const { name, created_at, last_used_at } = passkey;
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <>
      <SecurityListItem
        title={name}
        text={`${texts.addedOn(formatDate(created_at))} · ${last_used_at ? texts.passkeyLastUsed(formatDateTime(last_used_at)) : texts.notUsedYet}`}
        action={
          <Button
            variant="outlined"
            aria-haspopup="dialog"
            aria-label={texts.removeOne(name)}
            onClick={() => setIsRemoving(true)}
          >
            {texts.remove}
          </Button>
        }
      />
      {isRemoving && (
        <RemovePasskeyDialog
          passkey={passkey}
          hasSecondFactor={hasSecondFactor}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </>
  );
}
