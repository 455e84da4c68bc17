import Link from '@mui/material/Link';
import type { Account } from '@nearbite/contract/accounts/own-account';
import { PATHS } from '@nearbite/contract/page-paths';
import { OwnerProfileBody } from '@nearbite/contract/restaurants/restaurants';
import { Link as RouterLink } from 'react-router';
import { FormField } from '../../../ui/form/form-field.tsx';
import { ChangePhone, useOwner } from '../../accounts/index.ts';
import { useUpdateOwnerProfileMutation } from '../api.ts';
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
    doneText: 'Profile updated successfully',
    draftName: 'owner-settings',
  });
  return (
    <SettingsForm pictureLabel="Profile picture" {...frame}>
      <FormField label="Full Name" autoComplete="name" {...form.field('full_name')} />
      <FormField label="Email" value={account.user.email} readOnly />
      <FormField
        label="Phone"
        value={account.user.phone ?? ''}
        readOnly
        endAdornment={<ChangePhone userId={account.id} phone={account.user.phone} />}
      />
      <FormField label="About" multiline minRows={3} {...form.field('about')} />
      <Link component={RouterLink} to={PATHS.changePassword} sx={{ justifySelf: 'start' }}>
        Change password
      </Link>
    </SettingsForm>
  );
}
