import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SavedAddress } from '@nearbite/contract/accounts/addresses';
import type { FoundPlace } from '@nearbite/contract/catalog/places';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { rememberPlace } from '../../../../lib/place/place.ts';
import { FormField } from '../../../../ui/form/form-field.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import * as texts from '../../cart.texts.tsx';
import type { OrderChoices } from '../order-choices.ts';
import type { OrderDetailsForm } from '../use-order-details.ts';
import { rememberAddressPlace } from '../use-pin.ts';
import { AddressChoice, SaveAddress } from './address-choice.tsx';
import { AddressField } from './address-field.tsx';
import { DeliveryPin } from './delivery-pin.tsx';

type Props = {
  readonly details: OrderDetailsForm;
  readonly preferences: OrderChoices;
  readonly onChoose: (change: Partial<OrderChoices>) => void;
  /** Between the person and the address. */
  readonly children: ReactNode;
};

export function DetailsFields({ details, preferences, onChoose, children }: Props) {
  const { form, ownInstead, saved, chosen, typed, take, mapBox } = details;
  const { field } = form;
  const { fulfilment, note } = preferences;
  const bringNote = useEffectEvent(() => {
    // A saved address brings its own note for the rider. What the customer wrote stays; what another address brought along does not belong to this one.
    const isOwnText = note !== '' && !saved.some((one) => one.note === note);
    if (!isOwnText && note !== (chosen?.note ?? '')) onChoose({ note: chosen?.note ?? '' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address, another note.
  useEffect(() => bringNote(), [chosen?.id]);
  const takeSaved = (address: SavedAddress) => {
    take({ address: address.address, city: address.city });
    rememberAddressPlace(address);
  };
  const takeFound = ({ name, city, latitude, longitude }: FoundPlace) => {
    take({ address: name, ...(city !== undefined && { city }) });
    rememberPlace({ kind: 'pin', name, latitude, longitude });
  };
  return (
    <>
      <Panel heading={texts.personalInformation}>
        {ownInstead && (
          <Box sx={offerStyles}>
            {texts.fromLastOrder}
            <Button
              variant="text"
              onClick={() => take(ownInstead)}
              // In line with the text above it where it does not fit beside it.
              sx={{ color: 'text.primary', px: 1, mx: -1 }}
            >
              {texts.useAccountDetails}
            </Button>
          </Box>
        )}
        <Box sx={pairStyles}>
          <FormField label={texts.fullName} autoComplete="name" {...field('full_name')} />
          <FormField label={texts.mobile} type="tel" autoComplete="tel" {...field('mobile')} />
        </Box>
      </Panel>
      {children}
      {fulfilment === 'delivery' && (
        <Panel heading={texts.deliveryAddress}>
          <AddressChoice addresses={saved} typed={typed} onChoose={takeSaved} />
          <Box sx={{ ...pairStyles, gridTemplateColumns: { sm: '2fr 1fr' } }}>
            <AddressField onFound={takeFound} {...field('address')} />
            <FormField label={texts.city} autoComplete="address-level2" {...field('city')} />
          </Box>
          <div ref={mapBox}>
            <DeliveryPin typed={typed} />
          </div>
          <SaveAddress addresses={saved} typed={typed} onChoose={takeSaved} />
        </Panel>
      )}
    </>
  );
}

const offerStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  mt: -1,
  mb: 1.5,
  color: 'text.secondary',
} as const;

const pairStyles = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } } as const;
