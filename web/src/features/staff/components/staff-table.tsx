import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { STAFF_ROLES, type StaffRole } from '@nearbite/contract/access';
import type { StaffMember } from '@nearbite/contract/staff/staff';
import { Send, Trash2 } from 'lucide-react';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { dialogs } from '../../../lib/messages/dialogs.tsx';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { formatDate } from '../../../ui/format/format-date.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { useRestaurantId } from '../../accounts/index.ts';
import { ROLE_LABELS } from '../role-labels.ts';
import { useChangeStaffMutation, useInviteStaffMutation, useRemoveStaffMutation } from '../staff.api.ts';
import * as texts from '../staff.texts.ts';

export function StaffTable({ staff }: { readonly staff: readonly StaffMember[] }) {
  const restaurantId = useRestaurantId();
  const [changeStaff] = useChangeStaffMutation();
  const [removeStaff] = useRemoveStaffMutation();
  const [invite] = useInviteStaffMutation();
  const paramsOf = ({ id }: StaffMember) => ({ restaurant_id: restaurantId, id });
  const say = (done: string, failed: string, error: unknown) =>
    error ? pageToast.error(`${failed} ${errorText(error)}`) : pageToast.success(done);

  const setRole = async (member: StaffMember, role: StaffRole) => {
    const { error } = await changeStaff({ params: paramsOf(member), body: { role } });
    say(texts.roleChanged(nameOf(member)), texts.roleNotChanged(nameOf(member)), error);
  };

  const sendAgain = async ({ email, role }: StaffMember) => {
    const { error } = await invite({ params: { restaurant_id: restaurantId }, body: { email, role } });
    say(texts.invitationSent(email), '', error);
  };

  const remove = async (member: StaffMember) => {
    const isSure = await dialogs.confirm({
      title: texts.askRemove(nameOf(member)),
      text: texts.removeMeans,
      confirmLabel: texts.yesRemove,
    });
    if (!isSure) return;
    const { error } = await removeStaff({ params: paramsOf(member) });
    say(texts.removed(nameOf(member)), texts.notRemoved(nameOf(member)), error);
  };

  return (
    <DataTable
      label={texts.staff}
      rows={staff}
      rowKey={({ id }) => id}
      columns={[
        { heading: texts.name, cell: (member) => <bdi>{nameOf(member)}</bdi> },
        { heading: texts.email, cell: ({ email }) => <bdi>{email}</bdi> },
        {
          heading: texts.since,
          cell: ({ joined_at: joined }) => (joined === null ? texts.invited : formatDate(joined)),
        },
        {
          heading: texts.role,
          cell: (member) => (
            <Select
              size="small"
              value={member.role}
              inputProps={{ 'aria-label': texts.roleOf(nameOf(member)) }}
              onChange={({ target }) => void setRole(member, target.value)}
              sx={{ minWidth: 130 }}
            >
              {STAFF_ROLES.map((role) => (
                <MenuItem key={role} value={role}>
                  {ROLE_LABELS[role]}
                </MenuItem>
              ))}
            </Select>
          ),
        },
        {
          heading: texts.action,
          cell: (member) => (
            <>
              {member.joined_at === null && (
                <IconButton aria-label={texts.sendAgain(member.email)} onClick={() => void sendAgain(member)}>
                  <Send size={18} aria-hidden />
                </IconButton>
              )}
              <IconButton aria-label={texts.remove(nameOf(member))} onClick={() => void remove(member)}>
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </>
          ),
        },
      ]}
    />
  );
}

const nameOf = ({ name, email }: StaffMember) => name ?? email;
