import type { Profile } from '@nearbite/contract/accounts/accounts';
import { RegisterRestaurantBody, type SentRequest } from '@nearbite/contract/restaurants/registration';
import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { type FormErrors, readFormErrors } from '../../../lib/forms/form-errors.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { isDefinite } from '../../../lib/net/idempotency-keys.ts';
import type { Position } from '../../../lib/place/geolocation.ts';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import { AddressInput } from '../../../ui/form/address-input.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { PictureInput } from '../../../ui/form/picture-input.tsx';
import { StackedForm } from '../../../ui/form/stacked-form.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useCorrectRestaurantRequestMutation, useRegisterRestaurantMutation } from '../registration.api.ts';
import * as texts from '../restaurants.texts.ts';
import { useRestaurantPlace } from '../use-restaurant-place.ts';
import { PlaceSection } from './place-section.tsx';

type Values = {
  image: File | undefined;
  name: string;
  email: string;
  mobile: string;
  description: string;
  address: string;
};

const FIELDS = ['image', 'name', 'email', 'mobile', 'description', 'address'] as const;
const Rules = RegisterRestaurantBody.pick({
  image: true,
  name: true,
  email: true,
  mobile: true,
  description: true,
  address: true,
});
const NO_PLACE = texts.choosePlaceOnMap;

type Props = {
  readonly profile: Profile;
  /** What was sent last time, to be mended. */
  readonly last: SentRequest | null;
  /** That still waits: what is sent takes its place. */
  readonly isCorrection?: boolean;
  readonly onSent: () => void;
  /** A refusal that no field explains: the form gives way to it. */
  readonly onRefused: (refusal: FormErrors & { alert: string }) => void;
};

const initialValues = (last: SentRequest | null, profile: Profile): Values => ({
  image: undefined,
  name: last?.name ?? '',
  email: last?.email ?? profile.email,
  mobile: last?.mobile ?? '',
  description: last?.description ?? '',
  address: last?.address ?? '',
});

export function RestaurantForm({ profile, last, isCorrection = false, onSent, onRefused }: Props) {
  const [register] = useRegisterRestaurantMutation();
  const [correct] = useCorrectRestaurantRequestMutation();
  const { place, choose } = useRestaurantPlace(last);
  const [placeError, setPlaceError] = useState<string>();
  const [connectionError, setConnectionError] = useState<string>();
  const [sentFraction, setSentFraction] = useState<number>();
  const form = useContractForm<Values, Position>({
    schema: Rules,
    fields: FIELDS,
    isGuarded: true,
    draft: {
      name: isCorrection ? 'restaurant-correction' : 'restaurant-registration',
      extra: place.position,
      onExtra: choose,
      // The place the browser found by itself is no input of anybody's.
      isExtraAutomatic: true,
    },
    defaultValues: initialValues(last, profile),
  });
  const { field, handleSubmit, setError, setValue, control, formState, release } = form;
  const { errors, isSubmitting } = formState;
  // Known to the form like the texts, so that a missing picture is led to as well.
  const { field: imageField } = useController({ control, name: 'image' });
  usePictureOf(last, (file) => {
    // One that was chosen, or came back with the draft, is newer.
    if (form.getValues('image') === undefined) setValue('image', file);
  });

  const onSubmit = async ({ image: picture, ...written }: Values) => {
    setConnectionError(undefined);
    setPlaceError(place.position ? undefined : NO_PLACE);
    if (!picture || !place.position) return;
    const body = { image: picture, ...written, ...place.position };
    const { error } = await (isCorrection
      ? correct({ body, onProgress: setSentFraction })
      : register({ body: { ...body, user_id: profile.id }, onProgress: setSentFraction }));
    setSentFraction(undefined);
    if (error === undefined) {
      release();
      pageToast.success(isCorrection ? texts.requestCorrected : texts.requestSent);
      return onSent();
    }
    const failure = readFormErrors(error);
    const wrong = FIELDS.filter((field) => failure.fields[field] !== undefined);
    wrong.forEach((field, index) => {
      setError(field, { message: failure.fields[field] ?? '' }, { shouldFocus: index === 0 });
    });
    setPlaceError(failure.fields.latitude ?? failure.fields.longitude);
    if (failure.alert === undefined) return;
    // Nothing was decided: what was typed must not be lost to a bad connection or a busy server.
    if (!isDefinite(error)) return setConnectionError(failure.alert);
    release();
    onRefused({ ...failure, alert: failure.alert });
  };

  return (
    <StackedForm
      onSubmit={(event) => {
        setPlaceError(place.position ? undefined : NO_PLACE);
        void handleSubmit(onSubmit)(event);
      }}
    >
      <PictureInput
        label={texts.image}
        isLabelShown
        aspectRatio="5 / 2"
        inputRef={imageField.ref}
        picture={imageField.value ?? null}
        sentFraction={sentFraction}
        error={errors.image?.message}
        onChoose={([file]) => setValue('image', file, { shouldDirty: true, shouldValidate: true })}
      />
      <FormField label={texts.name} autoComplete="organization" {...field('name')} />
      <FormField label={texts.email} type="email" autoComplete="email" {...field('email')} />
      <FormField label={texts.contactNumber} type="tel" autoComplete="tel" {...field('mobile')} />
      <FormField label={texts.description} multiline minRows={3} maxRows={10} {...field('description')} />
      <AddressInput label={texts.addressOptional} {...field('address')} />
      <PlaceSection
        place={place}
        error={placeError}
        onChoose={(position) => {
          setPlaceError(undefined);
          choose(position);
        }}
      />
      {connectionError !== undefined && <MessageAlert tone="bad">{connectionError}</MessageAlert>}
      <SubmitButton
        label={isCorrection ? texts.saveChanges : texts.createRestaurant}
        isSending={isSubmitting}
      />
    </StackedForm>
  );
}

/** Takes the picture that was sent last time, so that it can be sent again; without it one is asked for anew. */
function usePictureOf(last: SentRequest | null, onPicture: (picture: File) => void): void {
  const tell = useRef(onPicture);
  tell.current = onPicture;
  const path = last?.image ?? null;

  useEffect(() => {
    if (path === null) return;
    const given = new AbortController();
    fetch(new URL(path, window.location.origin), { signal: given.signal })
      .then(async (response) => {
        if (!response.ok) return;
        const blob = await response.blob();
        const [name = 'picture.webp'] = path.split('/').slice(-1);
        if (!given.signal.aborted) tell.current(new File([blob], name, { type: 'image/webp' }));
      })
      .catch(() => undefined);
    return () => given.abort();
  }, [path]);
}
