import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { RIDER_STATUSES, type Rider, type RiderStatus } from '@nearbite/contract/riders/riders';
import { Link2, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { dialogs } from '../../../lib/messages/dialogs.tsx';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { StatusChip } from '../../../ui/food/status-chip.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { PhoneLink } from '../../../ui/text/phone-link.tsx';
import { useWorkplace } from '../../accounts/index.ts';
import { useChangeRiderMutation, useRemoveRiderMutation, useRenewRiderLinkMutation } from '../api.ts';
import { RIDER_STATUS_LABELS } from '../rider-status-labels.ts';
import * as texts from '../riders.texts.tsx';
import { EditRider } from './edit-rider.tsx';
import { RiderLink } from './rider-link.tsx';

export function RiderTable({ riders }: { readonly riders: readonly Rider[] }) {
  const mayHaveLink = useWorkplace()?.role !== 'kitchen';
  const [linkOf, setLinkOf] = useState<number>();
  const [editing, setEditing] = useState<number>();
  const [changeRider] = useChangeRiderMutation();
  const [removeRider] = useRemoveRiderMutation();

  const setStatus = async (rider: Rider, status: RiderStatus) => {
    const { error } = await changeRider({ params: paramsOf(rider), body: { status } });
    if (error) pageToast.error(`${texts.statusNotChanged(rider.name)} ${errorText(error)}`);
  };

  const setPaused = async (rider: Rider, paused: boolean) => {
    const { error } = await changeRider({ params: paramsOf(rider), body: { paused } });
    if (error) pageToast.error(`${texts.statusNotChanged(rider.name)} ${errorText(error)}`);
    else pageToast.success(paused ? texts.isPausedNow(rider.name) : texts.isBack(rider.name));
  };

  const remove = async (rider: Rider) => {
    const isSure = await dialogs.confirm({
      title: texts.askDelete,
      text: texts.sureToDelete,
      about: rider.name,
      confirmLabel: texts.yesDelete,
      isIrreversible: true,
    });
    if (!isSure) return;
    const { error } = await removeRider({ params: paramsOf(rider) });
    if (error) await dialogs.error(texts.errorOccurred, errorText(error));
    else await dialogs.success(texts.riderDeleted, texts.deletedForever);
  };

  const shown = riders.find(({ id }) => id === linkOf);
  const edited = riders.find(({ id }) => id === editing);
  return (
    <>
      {edited && <EditRider rider={edited} onClose={() => setEditing(undefined)} />}
      {shown && <RiderLinkDialog rider={shown} onClose={() => setLinkOf(undefined)} />}
      <DataTable
        label={texts.riders}
        rows={riders}
        rowKey={(rider) => rider.id}
        columns={[
          { heading: texts.name, cell: (rider) => <bdi>{rider.name}</bdi> },
          { heading: texts.mobile, cell: (rider) => <PhoneLink number={rider.phone_number} /> },
          {
            heading: texts.status,
            cell: (rider) => (
              <Box sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                <Select
                  size="small"
                  value={rider.status}
                  inputProps={{ 'aria-label': texts.statusOf(rider.name) }}
                  onChange={({ target }) => void setStatus(rider, target.value)}
                  sx={{ minWidth: 140 }}
                >
                  {RIDER_STATUSES.map((status) => (
                    <MenuItem key={status} value={status}>
                      {RIDER_STATUS_LABELS[status]}
                    </MenuItem>
                  ))}
                </Select>
                {rider.paused && <StatusChip tone="waiting">{texts.paused}</StatusChip>}
              </Box>
            ),
          },
          {
            heading: texts.action,
            cell: (rider) => (
              <>
                <IconButton aria-label={texts.editRider(rider.name)} onClick={() => setEditing(rider.id)}>
                  <Pencil size={18} aria-hidden />
                </IconButton>
                <IconButton
                  aria-label={rider.paused ? texts.resumeRider(rider.name) : texts.pauseRider(rider.name)}
                  title={rider.paused ? texts.resume : texts.pauseMeans}
                  onClick={() => void setPaused(rider, !rider.paused)}
                >
                  {rider.paused ? <Play size={18} aria-hidden /> : <Pause size={18} aria-hidden />}
                </IconButton>
                {mayHaveLink && (
                  <IconButton aria-label={texts.linkOf(rider.name)} onClick={() => setLinkOf(rider.id)}>
                    <Link2 size={18} aria-hidden />
                  </IconButton>
                )}
                <IconButton aria-label={texts.deleteRider(rider.name)} onClick={() => void remove(rider)}>
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

/** The address of the rider's own page stays the same from delivery to delivery and is shown when it is renewed. */
function RiderLinkDialog({ rider, onClose }: { readonly rider: Rider; readonly onClose: () => void }) {
  const [renewLink, { data: renewed, isLoading }] = useRenewRiderLinkMutation();
  const titleId = useId();

  const renew = async () => {
    const isSure = await dialogs.confirm({
      title: texts.askNewLink,
      text: texts.linkStops(rider.name),
      confirmLabel: texts.yesNewLink,
    });
    if (!isSure) return;
    const { error } = await renewLink({ params: paramsOf(rider) });
    if (error) pageToast.error(`${texts.linkNotRenewed} ${errorText(error)}`);
    else pageToast.success(texts.newLinkMade(rider.name));
  };

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} variant="h3" component="h2">
        {texts.allDeliveriesOf(<bdi>{rider.name}</bdi>)}
      </DialogTitle>
      <DialogContent>
        <p>{texts.onePage(rider.name)}</p>
        {renewed?.rider_link ? (
          <RiderLink
            link={renewed.rider_link}
            title={texts.deliveriesOf(rider.name)}
            text={texts.yourDeliveries}
            phone={rider.phone_number}
          />
        ) : (
          <p>{texts.shownWhenMade}</p>
        )}
      </DialogContent>
      <DialogActions sx={{ gap: 1, p: 3, pt: 1 }}>
        <Button variant="outlined" disabled={isLoading} onClick={() => void renew()}>
          {texts.newLink}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const paramsOf = (rider: Rider) => ({ restaurant_id: rider.restaurant, id: rider.id });
