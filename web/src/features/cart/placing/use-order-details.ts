import type { SavedAddress } from '@nearbite/contract/accounts/addresses';
import { DeliveryDetails } from '@nearbite/contract/orders/create-order';
import type { Fulfilment } from '@nearbite/contract/orders/stages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { MISSING } from '../../../lib/forms/missing-fields.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useSavedAddresses } from '../../accounts/index.ts';
import type { PlacingFailure } from './order-client.ts';
import { isSameAddress } from './same-address.ts';
import { DETAIL_FIELDS, useKnownDetails } from './use-known-details.ts';

const EMPTY: DeliveryDetails = { full_name: '', mobile: '', address: '', city: '' };
/** What is picked up goes to no door. */
const PICKUP_FIELDS = ['full_name', 'mobile'] as const;
const PickupDetails = DeliveryDetails.pick({ full_name: true, mobile: true });

export type OrderDetailsForm = ReturnType<typeof useOrderDetails>;

/** Who gets the food and where: the form, and what it is filled in with. */
export function useOrderDetails(fulfilment: Fulfilment, failure: PlacingFailure | undefined) {
  const { isKnown, offered, ownInstead } = useKnownDetails();
  const form = useContractForm<DeliveryDetails>({
    schema: fulfilment === 'pickup' ? PickupDetails : DeliveryDetails,
    fields: DETAIL_FIELDS,
    defaultValues: EMPTY,
    draft: { name: 'order' },
  });
  const { control, getValues, setValue, setError, reset } = form;

  const [isFilledIn, setIsFilledIn] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const findMissing = () => {
    const asked = fulfilment === 'pickup' ? PICKUP_FIELDS : DETAIL_FIELDS;
    return asked.filter((field) => getValues(field).trim() === '');
  };
  const openIfMissing = useEffectEvent(() => setIsOpen(findMissing().length > 0));
  useEffect(() => {
    // What is there from an earlier visit stays.
    if (offered) reset(offered, { keepDirtyValues: true });
    if (!isKnown) return;
    setIsFilledIn(true);
    openIfMissing();
  }, [isKnown, offered, reset]);

  useEffect(() => {
    for (const field of DETAIL_FIELDS) {
      const message = failure?.fields[field];
      if (message === undefined) continue;
      setError(field, { message });
      setIsOpen(true);
    }
  }, [failure, setError]);

  const [full_name, mobile, address, city] = useWatch({ control, name: DETAIL_FIELDS });
  const { data: saved = NO_ADDRESSES } = useSavedAddresses();
  const chosen = saved.find((one) => isSameAddress(one, { address, city }));

  const take = (values: Partial<DeliveryDetails>) => {
    for (const field of DETAIL_FIELDS) {
      const value = values[field];
      if (value !== undefined) setValue(field, value, { shouldDirty: true, shouldValidate: true });
    }
  };
  /** A field has to be there before it can have the focus. */
  const open = () => flushSync(() => setIsOpen(true));
  const mapBox = useRef<HTMLDivElement>(null);
  /** Leads to the map; a saved address keeps its pin, so it gives way. */
  const askForPlace = () => {
    open();
    if (chosen?.latitude != null) {
      setValue('address', '', { shouldDirty: true });
      setValue('city', '', { shouldDirty: true });
    }
    mapBox.current?.scrollIntoView({ block: 'center' });
    mapBox.current?.querySelector<HTMLElement>('button, [tabindex="0"]')?.focus();
  };
  /** Marks what is empty; says whether anything is. */
  const markMissing = (): boolean => {
    const missing = findMissing();
    if (missing.length > 0) open();
    for (const field of missing) setError(field, MISSING);
    return missing.length > 0;
  };

  return {
    form,
    /** With whatever is known; what is fetched again after a failure takes nothing away. */
    isFilledIn,
    ownInstead,
    saved,
    chosen,
    typed: { address, city },
    person: { full_name, mobile },
    /** Whether the fields are in sight on a phone. */
    isOpen,
    setIsOpen,
    open,
    take,
    markMissing,
    /** Around the map below the address. */
    mapBox,
    askForPlace,
  };
}

const NO_ADDRESSES: readonly SavedAddress[] = [];
