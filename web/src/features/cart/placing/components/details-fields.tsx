import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SavedAddress } from '@nearbite/contract/accounts/addresses';
import type { FoundPlace } from '@nearbite/contract/catalog/places';
import { leftToRight } from '@nearbite/domain/text/left-to-right';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { rememberPlace } from '../../../../lib/place/place.ts';
import { FormField } from '../../../../ui/form/form-field.tsx';
import { Fold } from '../../../../ui/layout/fold.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { useIsPhone } from '../../../../ui/layout/use-is-phone.ts';
import { MapThumb } from '../../../../ui/maps/map-thumb.tsx';
import * as texts from '../../cart.texts.tsx';
import type { OrderChoices } from '../order-choices.ts';
import type { OrderDetailsForm } from '../use-order-details.ts';
import { rememberAddressPlace, usePin } from '../use-pin.ts';
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
  const { form, ownInstead, saved, typed, take, mapBox } = details;
  const { field } = form;
  const { fulfilment, note } = preferences;
  useNoteOfAddress(details, note, onChoose);
  const takeSaved = (address: SavedAddress) => {
    take({ address: address.address, city: address.city });
    rememberAddressPlace(address);
  };
  const takeFound = ({ name, city, latitude, longitude }: FoundPlace) => {
    take({ address: name, ...(city !== undefined && { city }) });
    rememberPlace({ kind: 'pin', name, latitude, longitude });
  };
  const person = (
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
  );
  const door = fulfilment === 'delivery' && (
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
  );
  if (!useIsPhone()) {
    return (
      <>
        {person}
        {children}
        {door}
      </>
    );
  }
  return (
    <>
      <PlaceFold details={details} fulfilment={fulfilment}>
        {person}
        {door}
      </PlaceFold>
      {children}
    </>
  );
}

function useNoteOfAddress({ saved, chosen }: OrderDetailsForm, note: string, onChoose: Props['onChoose']) {
  const bringNote = useEffectEvent(() => {
    // A saved address brings its own note for the rider. What the customer wrote stays; what another address brought along does not belong to this one.
    const isOwnText = note !== '' && !saved.some((one) => one.note === note);
    if (!isOwnText && note !== (chosen?.note ?? '')) onChoose({ note: chosen?.note ?? '' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address, another note.
  useEffect(() => bringNote(), [chosen?.id]);
}

type PlaceProps = Pick<Props, 'details' | 'children'> & Pick<OrderChoices, 'fulfilment'>;

/** On a phone: who gets it and where, in a row with a small map that opens the fields and the full one. */
function PlaceFold({ details, fulfilment, children }: PlaceProps) {
  const { typed, person, isOpen, setIsOpen } = details;
  const { pin } = usePin(typed);
  const isPickup = fulfilment === 'pickup';
  const mobile = person.mobile && leftToRight(person.mobile);
  const who = [person.full_name, mobile].filter(Boolean).join(texts.comma);
  const isMissing = who === '' || (!isPickup && (typed.address === '' || typed.city === ''));
  const [title = '', ...lines] = isMissing
    ? [texts.whereTo, isPickup ? texts.personNeeded : texts.detailsNeeded]
    : isPickup
      ? [person.full_name, mobile]
      : [typed.address, typed.city, who];
  return (
    <Fold
      height={88}
      picture={<MapThumb pin={isPickup ? undefined : pin} />}
      title={title}
      lines={lines}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
    >
      {children}
    </Fold>
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
