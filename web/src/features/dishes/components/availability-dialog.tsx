import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type OwnerDish, TOMORROW } from '@nearbite/contract/dishes/dishes';
import { isSoldOut } from '@nearbite/domain/orderable';
import { useId } from 'react';
import { consoleLog } from '../../../lib/browser/console-log.ts';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import { formatMoment } from '../../../ui/format/format-moment.ts';
import { useOwner } from '../../accounts/index.ts';
import { useKitchenZone } from '../../restaurants/index.ts';
import { useSetAvailabilityMutation } from '../api.ts';
import * as texts from '../dishes.texts.ts';

type Props = { readonly dish: OwnerDish; readonly onClose: () => void };

/** What is sold out until tomorrow: the dish, or only a portion, spice level or extra of it. Each change counts at once. */
export function AvailabilityDialog({ dish, onClose }: Props) {
  const titleId = useId();
  const { restaurantId } = useOwner();
  const [setAvailability, { isLoading, error }] = useSetAvailabilityMutation();
  const zone = useKitchenZone();
  const now = new Date();

  const change = async (option: object, isOff: boolean) => {
    if (isLoading) return;
    const response = await setAvailability({
      params: { restaurant_id: restaurantId, did: dish.did },
      body: { ...option, sold_out_until: isOff ? TOMORROW : null },
    });
    if (response.error !== undefined) consoleLog.failure('Error changing what is sold out:', response.error);
  };

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} variant="h3" component="h2">
        {texts.soldOutUntilTomorrow}
      </DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
        <Typography sx={{ color: 'text.secondary' }}>{texts.soldOutHint}</Typography>
        {error !== undefined && <MessageAlert tone="bad">{errorText(error)}</MessageAlert>}
        {choicesOf(dish).map(({ label, until, option }) => {
          const isOff = isSoldOut({ sold_out_until: until }, now);
          return (
            <FormControlLabel
              key={label}
              control={
                <Switch
                  checked={isOff}
                  onChange={(_event, isNowOff) => void change(option, isNowOff)}
                  slotProps={{ input: { 'aria-disabled': isLoading || undefined } }}
                />
              }
              label={
                <>
                  <bdi>{label}</bdi>
                  {isOff && until && zone ? texts.untilThen(formatMoment(until, zone, now)) : ''}
                </>
              }
            />
          );
        })}
      </DialogContent>
      <DialogActions sx={{ p: 3, pt: 1 }}>
        <Button variant="contained" onClick={onClose}>
          {texts.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type Choice = { readonly label: string; readonly until: string | null | undefined; readonly option: object };

const choicesOf = (dish: OwnerDish): readonly Choice[] => [
  { label: dish.title, until: dish.sold_out_until, option: {} },
  ...dish.portion_size.map(({ size_name, sold_out_until }) => ({
    label: texts.portionOf(size_name),
    until: sold_out_until,
    option: { portion_size: size_name },
  })),
  ...dish.spice_level.map(({ level_name, sold_out_until }) => ({
    label: texts.spiceOf(level_name),
    until: sold_out_until,
    option: { spice_level: level_name },
  })),
  ...dish.extras.flatMap(({ name: group, options }) =>
    options.map(({ name, sold_out_until }) => ({
      label: texts.extraOf(group, name),
      until: sold_out_until,
      option: { extra: { group, name } },
    })),
  ),
];
