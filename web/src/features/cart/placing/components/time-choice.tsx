import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { CartRestaurant } from '@nearbite/contract/cart/cart';
import { clockTime } from '@nearbite/domain/times/opening-text';
import { localDate } from '@nearbite/domain/times/zone';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { FailureLine } from '../../../../ui/feedback/failure-line.tsx';
import { foreignZone } from '../../../../ui/format/format-moment.ts';
import * as texts from '../../cart.texts.tsx';
import type { OrderChoices } from '../order-choices.ts';
import { useCommonSlotsQuery } from '../placing.api.ts';
import { dayOptions, daysAheadOf, zoneOf } from '../slot-days.ts';
import { Choice } from './choice.tsx';

type Props = {
  readonly restaurants: readonly CartRestaurant[];
  readonly preferences: OrderChoices;
  readonly onChange: (change: Pick<OrderChoices, 'isScheduled' | 'deliverAt'>) => void;
  readonly timeField: Ref<HTMLElement>;
};

/** As soon as possible, or one of the moments that suit every kitchen of the cart. */
export function TimeChoice({
  restaurants,
  preferences: { isScheduled, deliverAt },
  onChange,
  timeField,
}: Props) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Choice
        label={texts.when}
        value={isScheduled ? 'later' : 'now'}
        options={{ now: texts.asSoonAsPossible, later: texts.atATime }}
        onChange={(when) => onChange({ isScheduled: when === 'later', deliverAt: undefined })}
      />
      {isScheduled && (
        <SlotChoice
          restaurants={restaurants}
          value={deliverAt}
          onChange={(startsAt) => onChange({ isScheduled: true, deliverAt: startsAt })}
          timeField={timeField}
        />
      )}
    </Box>
  );
}

type SlotProps = Pick<Props, 'restaurants' | 'timeField'> & {
  readonly value: string | undefined;
  readonly onChange: (startsAt: string | undefined) => void;
};

function SlotChoice({ restaurants, value, onChange, timeField }: SlotProps) {
  const zone = zoneOf(restaurants);
  const days = dayOptions(new Date(), daysAheadOf(restaurants), zone);
  const [picked, setPicked] = useState(() => firstDate(restaurants, value));
  const date = (days.find((day) => day.date === picked) ?? days[0])?.date ?? picked;
  const query = useCommonSlotsQuery(
    { restaurantIds: restaurants.map(({ id }) => id), date },
    // Others take places, too.
    { refetchOnMountOrArgChange: true },
  );
  const slots = query.currentData;
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
          alignItems: 'start',
        }}
      >
        <SelectField
          label={texts.day}
          value={date}
          onChange={(next) => {
            setPicked(next);
            onChange(undefined);
          }}
        >
          {days.map((day) => (
            <MenuItem key={day.date} value={day.date}>
              {day.label}
            </MenuItem>
          ))}
        </SelectField>
        <SelectField
          label={texts.time}
          value={slots?.some(({ starts_at }) => starts_at === value) ? (value ?? '') : ''}
          hint={slots?.length === 0 ? texts.nothingLeft : zone && foreignZone(zone)}
          onChange={onChange}
          inputRef={timeField}
        >
          {(slots ?? []).map(({ starts_at, ends_at }) => (
            <MenuItem key={starts_at} value={starts_at}>
              {clockTime(new Date(starts_at), zone)} – {clockTime(new Date(ends_at), zone)}
            </MenuItem>
          ))}
        </SelectField>
      </Box>
      <FailureLine query={query} what={texts.theTimes} />
    </>
  );
}

/** The day of the chosen time, else the first on which all kitchens are open and serve what is wanted. */
function firstDate(restaurants: readonly CartRestaurant[], value: string | undefined): string {
  const openings = restaurants.flatMap(({ is_open, opens_at, not_served }) => [
    ...(is_open || opens_at === null ? [] : [opens_at]),
    ...not_served.map(({ served_from }) => served_from),
  ]);
  const last = openings.toSorted().at(-1);
  return localDate(new Date(value ?? last ?? Date.now()), zoneOf(restaurants) ?? 'UTC');
}

type SelectFieldProps = {
  readonly label: string;
  /** Empty while nothing is chosen. */
  readonly value: string;
  readonly hint?: string | undefined;
  readonly onChange: (value: string) => void;
  readonly inputRef?: Ref<HTMLElement>;
  readonly children: ReactNode;
};

function SelectField({ label, value, hint, onChange, inputRef, children }: SelectFieldProps) {
  const id = useId();
  return (
    <FormControl fullWidth sx={{ gap: '6px', minWidth: 0 }}>
      <FormLabel id={id}>{label}</FormLabel>
      <Select
        labelId={id}
        value={value}
        displayEmpty
        inputRef={inputRef}
        onChange={({ target }) => onChange(target.value)}
        {...(value === '' && { renderValue: () => texts.choose })}
      >
        {children}
      </Select>
      {hint !== undefined && <FormHelperText role="status">{hint}</FormHelperText>}
    </FormControl>
  );
}
