import Typography from '@mui/material/Typography';
import { Users } from 'lucide-react';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import { useRestaurantId } from '../../accounts/index.ts';
import { InvitationForm } from '../components/invitation-form.tsx';
import { StaffTable } from '../components/staff-table.tsx';
import { useStaffQuery } from '../staff.api.ts';
import * as texts from '../staff.texts.ts';

export default function StaffPage() {
  const query = useStaffQuery({ params: { restaurant_id: useRestaurantId() } });
  return (
    <>
      <PageHeading>{texts.staff}</PageHeading>
      <Typography sx={{ mb: 3, color: 'text.secondary', maxWidth: 640 }}>{texts.intro}</Typography>
      <InvitationForm />
      <Loaded query={query} what={texts.theStaff}>
        {(staff) =>
          staff.length === 0 ? (
            <StateMessage icon={Users} title={texts.noStaff} text={texts.inviteSomebody} />
          ) : (
            <StaffTable staff={staff} />
          )
        }
      </Loaded>
    </>
  );
}
