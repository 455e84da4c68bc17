import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { RIDER_STATUSES, type Rider, type RiderStatus } from '@nearbite/contract/riders/riders';
import { Trash2 } from 'lucide-react';
import { dialogs } from '../../../lib/dialogs.tsx';
import { errorText } from '../../../lib/form-errors.ts';
import { pageToast } from '../../../lib/toasts.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { useChangeRiderMutation, useRemoveRiderMutation } from '../api.ts';

export function RiderTable({ riders }: { readonly riders: readonly Rider[] }) {
  const [changeRider] = useChangeRiderMutation();
  const [removeRider] = useRemoveRiderMutation();

  const setStatus = async (rider: Rider, status: RiderStatus) => {
    const { error } = await changeRider({ params: paramsOf(rider), body: { status } });
    if (error) pageToast.error(`${rider.name}'s status was not changed. ${errorText(error)}`);
  };

  const remove = async (rider: Rider) => {
    const isSure = await dialogs.confirm({
      title: 'Delete Rider?',
      text: 'Are you sure you want to permanently delete this rider?',
      confirmLabel: 'Yes, delete it!',
      isIrreversible: true,
    });
    if (!isSure) return;
    const { error } = await removeRider({ params: paramsOf(rider) });
    if (error) await dialogs.error('An Error Occurred', errorText(error));
    else await dialogs.success('Rider Deleted!', 'This Rider has now been deleted forever.');
  };

  return (
    <DataTable
      label="Riders"
      rows={riders}
      rowKey={(rider) => rider.id}
      columns={[
        { heading: 'Name', cell: (rider) => <bdi>{rider.name}</bdi> },
        { heading: 'Mobile', cell: (rider) => <PhoneLink number={rider.phone_number} /> },
        {
          heading: 'Status',
          cell: (rider) => (
            <Select
              size="small"
              value={rider.status}
              inputProps={{ 'aria-label': `Status of ${rider.name}` }}
              onChange={({ target }) => void setStatus(rider, target.value)}
              sx={{ minWidth: 140 }}
            >
              {RIDER_STATUSES.map((status) => (
                <MenuItem key={status} value={status}>
                  {status}
                </MenuItem>
              ))}
            </Select>
          ),
        },
        {
          heading: 'Action',
          cell: (rider) => (
            <IconButton aria-label={`Delete ${rider.name}`} onClick={() => void remove(rider)}>
              <Trash2 size={18} aria-hidden />
            </IconButton>
          ),
        },
      ]}
    />
  );
}

const paramsOf = (rider: Rider) => ({ restaurant_id: rider.restaurant, id: rider.id });
