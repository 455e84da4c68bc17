import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { AddressBody, type SavedAddress } from '@nearbite/contract/accounts/addresses';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { pageToast } from '../../../../lib/messages/toasts.ts';
import type { Position } from '../../../../lib/place/geolocation.ts';
import { AddressInput } from '../../../../ui/form/address-input.tsx';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { FormField } from '../../../../ui/form/form-field.tsx';
import { LazyPlacePicker } from '../../../../ui/maps/lazy-place-picker.tsx';
import * as texts from '../../account.texts.tsx';
import { useCreateAddressMutation, useUpdateAddressMutation } from '../../addresses.api.ts';

type Values = { label: string; address: string; city: string; note: string; is_default: boolean };

type Props = {
  readonly userId: number;
  /** The one to change; undefined saves a new one. */
  readonly saved?: SavedAddress | undefined;
  /** What a new one begins with. */
  readonly draft?: Partial<Pick<SavedAddress, 'address' | 'city'>>;
  readonly onClose: () => void;
  readonly onSaved?: (address: SavedAddress) => void;
};

export function AddressDialog({ userId, saved, draft, onClose, onSaved }: Props) {
  const [create] = useCreateAddressMutation();
  const [update] = useUpdateAddressMutation();
  const [pin, setPin] = useState(() => pinOf(saved));
  const [isMapShown, setIsMapShown] = useState(pin !== undefined);
  const { field, register, submit, outcome, isSubmitting } = useContractForm<Values>({
    schema: AddressBody,
    fields: ['label', 'address', 'city', 'note'],
    defaultValues: {
      label: saved?.label ?? '',
      address: saved?.address ?? draft?.address ?? '',
      city: saved?.city ?? draft?.city ?? '',
      note: saved?.note ?? '',
      is_default: saved?.is_default ?? false,
    },
  });

  const save = submit(async (values) => {
    const body = { ...values, latitude: pin?.latitude ?? null, longitude: pin?.longitude ?? null };
    const { data, error } = saved
      ? await update({ params: { user_id: userId, id: saved.id }, body })
      : await create({ params: { user_id: userId }, body });
    if (!data) return { error };
    pageToast.success(texts.addressSaved);
    onSaved?.(data);
    onClose();
    return undefined;
  });

  return (
    <FormDialog
      title={saved ? texts.edit(saved.label) : texts.saveAddress}
      outcome={outcome}
      isSubmitting={isSubmitting}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField
        label={texts.label}
        placeholder={texts.labelExample}
        autoComplete="off"
        {...field('label')}
      />
      <AddressInput label={texts.address} {...field('address')} />
      <FormField label={texts.city} autoComplete="address-level2" {...field('city')} />
      <FormField
        label={texts.riderNote}
        placeholder={texts.riderNoteExample}
        autoComplete="off"
        {...field('note')}
      />
      <PinField
        pin={pin}
        isShown={isMapShown}
        onShow={() => setIsMapShown(true)}
        onChange={setPin}
        onRemove={() => {
          setPin(undefined);
          setIsMapShown(false);
        }}
      />
      {saved?.is_default !== true && (
        <FormControlLabel control={<Checkbox {...register('is_default')} />} label={texts.offerFirst} />
      )}
    </FormDialog>
  );
}

const pinOf = (saved: SavedAddress | undefined): Position | undefined =>
  saved && saved.latitude !== null && saved.longitude !== null
    ? { latitude: saved.latitude, longitude: saved.longitude }
    : undefined;

type PinProps = {
  readonly pin: Position | undefined;
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly onChange: (pin: Position) => void;
  readonly onRemove: () => void;
};

/** Restaurants tell by the pin whether they deliver here and what it costs. */
function PinField({ pin, isShown, onShow, onChange, onRemove }: PinProps) {
  if (!isShown) {
    return (
      <Button
        variant="outlined"
        startIcon={<MapPin size={18} aria-hidden />}
        onClick={onShow}
        sx={{ alignSelf: 'start' }}
      >
        {texts.setPin}
      </Button>
    );
  }
  return (
    <>
      <LazyPlacePicker value={pin} onChange={onChange} label={texts.mapOfFood} />
      <Button variant="text" onClick={onRemove} sx={{ alignSelf: 'start' }}>
        {texts.removePin}
      </Button>
    </>
  );
}
