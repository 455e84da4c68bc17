import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { LIMITS } from '@nearbite/contract/limits';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useOwner } from '../../accounts/index.ts';
import { useOwnDishesQuery } from '../api.ts';
import { type DishValues, type ExtraGroupValues, extraGroupsOf } from './dish-values.ts';
import * as texts from './extras.texts.ts';

type Props = {
  /** For so many more groups. */
  readonly room: number;
  readonly onCopy: (groups: ExtraGroupValues[]) => void;
};

/** The groups of another dish, without those that this one has already. */
export function CopyExtras({ room, onCopy }: Props) {
  const id = useId();
  const { restaurantId } = useOwner();
  const { getValues } = useFormContext<DishValues>();
  const { data } = useOwnDishesQuery({
    params: { restaurant_id: restaurantId },
    query: { limit: LIMITS.pageSize.max },
  });
  const models = data?.rows.filter(({ extras }) => extras.length > 0) ?? [];
  if (models.length === 0) return null;
  const copy = (did: string) => {
    const known = new Set(getValues('extras').map(({ name }) => name.trim().toLocaleLowerCase('en')));
    const model = models.find((dish) => dish.did === did);
    const groups = model ? extraGroupsOf(model) : [];
    onCopy(groups.filter(({ name }) => !known.has(name.toLocaleLowerCase('en'))).slice(0, room));
  };
  return (
    <FormControl sx={{ gap: '6px', minWidth: 220, maxWidth: '100%' }}>
      <FormLabel htmlFor={id}>{texts.copyFrom}</FormLabel>
      <NativeSelect
        value=""
        disabled={room === 0}
        input={<OutlinedInput />}
        inputProps={{ id }}
        onChange={({ target }) => copy(target.value)}
      >
        <option value="">{texts.chooseDish}</option>
        {models.map(({ did, title, extras }) => (
          <option key={did} value={did}>
            {texts.dishWithGroups(title, extras.map(({ name }) => name).join(texts.comma))}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}
