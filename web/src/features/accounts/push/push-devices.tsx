import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { PushDevice } from '@nearbite/contract/notifications/push';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { formatDate, formatDateTime } from '../../../ui/format/format-date.ts';
import { ErrorState } from '../../../ui/loading/error-state.tsx';
import { usePushDevicesQuery, useRemovePushDeviceMutation, useTestPushDeviceMutation } from './api.ts';
import * as texts from './push.texts.ts';
import { Offer } from './tell-me.tsx';
import { type OwnDeviceState, useAccountDevice } from './use-own-device.ts';

/** Where the account is told of what happens, with a test for each. */
export function PushDevices() {
  const { data, error, isFetching, refetch } = usePushDevicesQuery();
  const own = useAccountDevice();
  return (
    <section aria-labelledby="push-devices-heading">
      <Typography id="push-devices-heading" variant="h2" sx={{ fontSize: 22, mb: 1 }}>
        {texts.devices}
      </Typography>
      {!data && error && !isFetching && (
        <ErrorState title={texts.devicesNotLoaded} text={errorText(error)} onRetry={refetch} />
      )}
      {!data && (!error || isFetching) && <Skeleton variant="rounded" height={90} />}
      {data && (
        <>
          <p>{texts.whatDevicesDo}</p>
          {data.devices.length === 0 ? (
            <Typography color="text.secondary">{texts.noDevices}</Typography>
          ) : (
            <Box component="ul" aria-label={texts.devices} sx={{ listStyle: 'none', p: 0, m: 0, mb: 2 }}>
              {data.devices.map((device) => (
                <Row key={device.id} device={device} own={own} />
              ))}
            </Box>
          )}
          <Offer device={own} what="" explains />
        </>
      )}
    </section>
  );
}

function Row({ device, own }: { readonly device: PushDevice; readonly own: OwnDeviceState }) {
  const { id, created_at, last_used_at } = device;
  const name = id === own.id ? texts.thisDevice(device.name) : device.name;
  const [test, { isLoading: isTesting }] = useTestPushDeviceMutation();
  const [remove, { isLoading: isRemoving }] = useRemovePushDeviceMutation();
  const params = { params: { id } };
  const onTest = async () => {
    const { data, error } = await test(params);
    if (data) pageToast.success(data.message);
    else pageToast.error(errorText(error));
  };
  const onRemove = async () => {
    if (id === own.id) return own.turnOff();
    const { error } = await remove(params);
    if (error) pageToast.error(errorText(error));
    else pageToast.success(texts.removed);
  };
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {`${texts.addedOn(formatDate(created_at))} · ${last_used_at ? texts.lastTold(formatDateTime(last_used_at)) : texts.notToldYet}`}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          variant="outlined"
          aria-label={texts.testOne(device.name)}
          disabled={isTesting}
          onClick={onTest}
        >
          {texts.sendTest}
        </Button>
        <Button
          variant="outlined"
          aria-label={texts.removeOne(device.name)}
          disabled={isRemoving || own.isBusy}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      </Box>
    </Box>
  );
}
