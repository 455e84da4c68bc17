import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ownStorePath, storePath } from '@nearbite/contract/page-paths';
import { type OwnRestaurant, RestaurantSettingsBody } from '@nearbite/contract/restaurants/restaurants';
import type { OtherLanguage } from '@nearbite/contract/translations';
import { Copy, Store } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { AddressInput } from '../../../ui/form/address-input.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { inEachLanguage, translatedFields } from '../../../ui/form/translated-fields.ts';
import { useUpdateRestaurantSettingsMutation } from '../api.ts';
import * as texts from '../restaurants.texts.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import { CloseRestaurant } from './close-restaurant.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { SettingsForm } from './settings-form.tsx';

type Values = {
  name: string;
  description: string;
  address: string;
  translations: Record<OtherLanguage, { name: string; description: string }>;
};

type Props = { readonly restaurant: OwnRestaurant };

export function ShopSettings({ restaurant }: Props) {
  const [update] = useUpdateRestaurantSettingsMutation();
  const [isChanging, setChanging] = useState(false);
  const { form, frame } = useSettingsForm<Values>({
    schema: RestaurantSettingsBody,
    defaultValues: {
      name: restaurant.name,
      description: restaurant.description ?? '',
      address: restaurant.address ?? '',
      translations: inEachLanguage((language) => ({
        name: '',
        description: '',
        ...restaurant.translations[language],
      })),
    },
    picture: restaurant.image,
    save: (body) => update({ params: { restaurant_id: restaurant.id }, body }),
    doneText: texts.restaurantUpdatedSuccessfully,
    draftName: 'shop-settings',
  });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 3 }}>
        <Button
          component={RouterLink}
          to={ownStorePath(restaurant.slug)}
          variant="outlined"
          startIcon={<Store size={18} aria-hidden />}
        >
          {texts.viewRestaurant}
        </Button>
        <ShareLink slug={restaurant.slug} />
      </Box>
      <SettingsForm pictureLabel={texts.restaurantPicture} {...frame}>
        <FormField label={texts.name} {...form.field('name')} />
        {translatedFields(texts.name).map(({ language, label }) => (
          <FormField
            key={language}
            label={label}
            lang={language}
            {...form.field(`translations.${language}.name`)}
          />
        ))}
        <FormField label={texts.email} value={restaurant.email} readOnly />
        <FormField label={texts.phone} type="tel" value={restaurant.phone_number} readOnly />
        <Button variant="outlined" onClick={() => setChanging(true)} sx={{ justifySelf: 'start' }}>
          {texts.changeContact}
        </Button>
        <FormField label={texts.description} multiline minRows={3} {...form.field('description')} />
        {translatedFields(texts.description).map(({ language, label }) => (
          <FormField
            key={language}
            label={label}
            lang={language}
            multiline
            minRows={3}
            {...form.field(`translations.${language}.description`)}
          />
        ))}
        <AddressInput label={texts.address} {...form.field('address')} />
      </SettingsForm>
      <CloseRestaurant restaurant={restaurant} />
      {isChanging && <ContactDialog restaurant={restaurant} onClose={() => setChanging(false)} />}
    </>
  );
}

/** The public page needs no account; this is the address to hand around. */
function ShareLink({ slug }: { slug: string }) {
  const url = `${window.location.origin}${storePath(slug)}`;
  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      pageToast.success(texts.linkCopied);
    } catch {
      // Plain http has no clipboard.
      window.prompt(texts.copyThisLink, url);
    }
  };
  return (
    <Button variant="outlined" startIcon={<Copy size={18} aria-hidden />} onClick={() => void onCopy()}>
      {texts.copyShareLink}
    </Button>
  );
}
