import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { RIDER_STATUSES, type Rider, type RiderStatus } from '@nearbite/contract/riders/riders';
import { Link2, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { dialogs } from '../../../lib/messages/dialogs.tsx';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { PhoneLink } from '../../../ui/text/phone-link.tsx';
import { useChangeRiderMutation, useRemoveRiderMutation, useRenewRiderLinkMutation } from '../api.ts';
import { RiderLink } from './rider-link.tsx';

export function RiderTable({ riders }: { readonly riders: readonly Rider[] }) {
  const [linkOf, setLinkOf] = useState<number>();
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

  const shown = riders.find(({ id }) => id === linkOf);
  return (
    <>
      {shown && <RiderLinkDialog rider={shown} onClose={() => setLinkOf(undefined)} />}
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
              <>
                <IconButton aria-label={`Link of ${rider.name}`} onClick={() => setLinkOf(rider.id)}>
                  <Link2 size={18} aria-hidden />
                </IconButton>
                <IconButton aria-label={`Delete ${rider.name}`} onClick={() => void remove(rider)}>
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              </>
            ),
          },
        ]}
      />
    </>
  );
}

/** The address of the rider's own page, which stays the same from delivery to delivery until it is renewed. */
function RiderLinkDialog({ rider, onClose }: { readonly rider: Rider; readonly onClose: () => void }) {
  const [renewLink, { isLoading }] = useRenewRiderLinkMutation();
  const titleId = useId();

  const renew = async () => {
    const isSure = await dialogs.confirm({
      title: 'Make a new link?',
      text: `The link ${rider.name} has now stops working at once.`,
      confirmLabel: 'Yes, make a new one',
    });
    if (!isSure) return;
    const { error } = await renewLink({ params: paramsOf(rider) });
    if (error) pageToast.error(`The link was not renewed. ${errorText(error)}`);
    else pageToast.success(`New link made: send it to ${rider.name}`);
  };

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} variant="h3" component="h2">
        All deliveries of <bdi>{rider.name}</bdi>
      </DialogTitle>
      <DialogContent>
        <p>
          One page with everything {rider.name} has to bring. It is for {rider.name} alone.
        </p>
        <RiderLink
          link={rider.rider_link}
          title={`Deliveries of ${rider.name}`}
          text="Your deliveries. Keep this page open while you are on the way:"
          phone={rider.phone_number}
        />
      </DialogContent>
      <DialogActions sx={{ gap: 1, p: 3, pt: 1 }}>
        <Button variant="outlined" disabled={isLoading} onClick={() => void renew()}>
          New link
        </Button>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const paramsOf = (rider: Rider) => ({ restaurant_id: rider.restaurant, id: rider.id });
