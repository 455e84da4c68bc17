import Link from '@mui/material/Link';
import type { Account } from '@nearbite/contract/accounts/own-account';
import { PATHS } from '@nearbite/contract/page-paths';
import { OwnerProfileBody } from '@nearbite/contract/restaurants/restaurants';
import { Link as RouterLink } from 'react-router';
import { FormField } from '../../../ui/form/form-field.tsx';
import { ChangePhone, useOwner } from '../../accounts/index.ts';
import { useUpdateOwnerProfileMutation } from '../api.ts';
import * as texts from '../restaurants.texts.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import { SettingsForm } from './settings-form.tsx';

type Values = { full_name: string; about: string };

type Props = { readonly account: Account };

export function ProfileSettings({ account }: Props) {
  const { userId } = useOwner();
  const [update] = useUpdateOwnerProfileMutation();
  const { form, frame } = useSettingsForm<Values>({
    schema: OwnerProfileBody,
    defaultValues: { full_name: account.full_name, about: account.about ?? '' },
    picture: account.image,
    save: (body) => update({ params: { user_id: userId }, body }),
    doneText: texts.profileUpdatedSuccessfully,
    draftName: 'owner-settings',
  });
  return (
    <SettingsForm pictureLabel={texts.profilePicture} {...frame}>
      <FormField label={texts.fullName} autoComplete="name" {...form.field('full_name')} />
      <FormField label={texts.email} value={account.user.email} readOnly />
      <FormField
        label={texts.phone}
        type="tel"
        value={account.user.phone ?? ''}
        readOnly
        endAdornment={<ChangePhone userId={account.id} phone={account.user.phone} />}
      />
      <FormField label={texts.about} multiline minRows={3} {...form.field('about')} />
      <Link component={RouterLink} to={PATHS.changePassword} sx={{ justifySelf: 'start' }}>
        {texts.changePassword}
      </Link>
    </SettingsForm>
  );
}
