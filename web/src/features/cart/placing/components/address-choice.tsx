import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MAX_ADDRESSES, type SavedAddress } from '@nearbite/contract/accounts/addresses';
import { BookmarkPlus, Check } from 'lucide-react';
import { useState } from 'react';
import { AddressDialog, useUserId } from '../../../accounts/index.ts';
import * as texts from '../../cart.texts.tsx';
import { isSameAddress } from '../same-address.ts';

type Props = {
  readonly addresses: readonly SavedAddress[];
  /** What stands in the form. */
  readonly typed: Pick<SavedAddress, 'address' | 'city'>;
  readonly onChoose: (saved: SavedAddress) => void;
};

/** Saved addresses, one tap each. */
export function AddressChoice({ addresses, typed, onChoose }: Props) {
  if (addresses.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={texts.savedAddresses}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
    >
      {addresses.map((saved) => {
        const isChosen = isSameAddress(saved, typed);
        return (
          <Button
            key={saved.id}
            variant="outlined"
            aria-pressed={isChosen}
            onClick={() => onChoose(saved)}
            {...(isChosen && { startIcon: <Check size={16} aria-hidden /> })}
          >
            <bdi>{saved.label}</bdi>
          </Button>
        );
      })}
    </Box>
  );
}

/** Offered for what was typed and is not saved yet. */
export function SaveAddress({ addresses, typed, onChoose }: Props) {
  const userId = useUserId();
  const [isSaving, setIsSaving] = useState(false);
  const canSave =
    typed.address.trim() !== '' &&
    typed.city.trim() !== '' &&
    addresses.length < MAX_ADDRESSES &&
    !addresses.some((one) => isSameAddress(one, typed));
  return (
    <>
      {canSave && (
        <Button
          variant="text"
          startIcon={<BookmarkPlus size={18} aria-hidden />}
          onClick={() => setIsSaving(true)}
          sx={{ mt: 1.5, marginInlineStart: -1.5, color: 'text.primary' }}
        >
          {texts.saveAddress}
        </Button>
      )}
      {isSaving && (
        <AddressDialog userId={userId} draft={typed} onClose={() => setIsSaving(false)} onSaved={onChoose} />
      )}
    </>
  );
}
