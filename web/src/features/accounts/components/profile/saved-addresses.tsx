import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { MAX_ADDRESSES, type SavedAddress } from '@nearbite/contract/accounts/addresses';
import { MapPin, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../../lib/forms/form-errors.ts';
import { pageToast, undoToast } from '../../../../lib/messages/toasts.ts';
import { forgetAddressPlace } from '../../../../lib/place/place.ts';
import { RetryLine } from '../../../../ui/feedback/retry-line.tsx';
import { StatusChip } from '../../../../ui/food/status-chip.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import * as texts from '../../account.texts.tsx';
import {
  useCreateAddressMutation,
  useDeleteAddressMutation,
  useSavedAddresses,
} from '../../addresses.api.ts';
import { AddressDialog } from './address-dialog.tsx';

type Editing = { readonly saved: SavedAddress | undefined };

/** Where one has food brought to, to be chosen in the cart. */
export function SavedAddresses() {
  const { userId, data: addresses, error, refetch } = useSavedAddresses();
  const [editing, setEditing] = useState<Editing>();
  return (
    <Panel heading={texts.savedAddresses} sx={{ mt: 3, maxWidth: 620 }}>
      {addresses ? (
        <AddressList
          userId={userId}
          addresses={addresses}
          onEdit={(saved) => setEditing({ saved })}
          onAdd={() => setEditing({ saved: undefined })}
        />
      ) : error ? (
        <RetryLine text={texts.addressesNotLoaded} onRetry={refetch} />
      ) : (
        <Skeleton variant="rounded" height={96} />
      )}
      {editing && (
        <AddressDialog userId={userId} saved={editing.saved} onClose={() => setEditing(undefined)} />
      )}
    </Panel>
  );
}

type ListProps = {
  readonly userId: number;
  readonly addresses: readonly SavedAddress[];
  readonly onEdit: (saved: SavedAddress) => void;
  readonly onAdd: () => void;
};

function AddressList({ userId, addresses, onEdit, onAdd }: ListProps) {
  const [remove] = useDeleteAddressMutation();
  const [create] = useCreateAddressMutation();
  const removeOne = async ({ id, ...address }: SavedAddress) => {
    const { error } = await remove({ params: { user_id: userId, id } });
    if (error) return pageToast.error(errorText(error));
    forgetAddressPlace(id);
    undoToast(texts.deleted(address.label), async () => {
      const { error: refusal } = await create({ params: { user_id: userId }, body: address });
      if (refusal) pageToast.error(errorText(refusal));
    });
  };

  return (
    <>
      {addresses.length === 0 && <Box sx={{ color: 'text.secondary' }}>{texts.noAddresses}</Box>}
      <Box component="ul" aria-label={texts.savedAddresses} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {addresses.map((saved) => (
          <Box component="li" key={saved.id} sx={rowStyles}>
            <MapPin size={20} aria-hidden style={{ flex: 'none', marginTop: 12 }} />
            <Box sx={{ flex: 1, minWidth: 0, py: 1, overflowWrap: 'anywhere' }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, fontWeight: 650 }}>
                <bdi>{saved.label}</bdi>
                {saved.is_default && <StatusChip tone="good">{texts.offeredFirst}</StatusChip>}
              </Box>
              <Box dir="auto" sx={{ color: 'text.secondary' }}>
                {texts.addressInCity(saved)}
              </Box>
              {saved.note !== null && (
                <Box dir="auto" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                  {saved.note}
                </Box>
              )}
            </Box>
            <IconButton aria-label={texts.edit(saved.label)} onClick={() => onEdit(saved)}>
              <Pencil size={18} />
            </IconButton>
            <IconButton aria-label={texts.deleteOne(saved.label)} onClick={() => void removeOne(saved)}>
              <Trash2 size={18} />
            </IconButton>
          </Box>
        ))}
      </Box>
      {addresses.length < MAX_ADDRESSES && (
        <Button
          variant="outlined"
          startIcon={<Plus size={18} aria-hidden />}
          onClick={onAdd}
          sx={{ mt: 1.5 }}
        >
          {texts.addAddress}
        </Button>
      )}
    </>
  );
}

const rowStyles = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
