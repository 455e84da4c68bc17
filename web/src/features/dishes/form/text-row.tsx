import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { LIMITS } from '@nearbite/contract/limits';
import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { FormField } from '../../../ui/form/form-field.tsx';
import { translatedFields } from '../../../ui/form/translated-fields.ts';
import * as texts from '../dishes.texts.ts';
import type { DishValues, ListName } from './dish-values.ts';

export type TextList = Exclude<ListName, 'gallery'>;
export type RowField = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isAmount?: boolean;
  /** May be written in other languages, too. */
  readonly isTranslated?: boolean;
};
export type RowErrors = Record<string, { message?: string } | undefined> | undefined;

type Props = {
  readonly list: TextList;
  readonly index: number;
  readonly noun: string;
  readonly fields: readonly [RowField, RowField];
  readonly errors: RowErrors;
  readonly register: UseFormRegister<DishValues>;
  readonly onRemove: (index: number) => void;
};

/** Two inputs, and one for each other language. There may be fifty of these: one that did not change is not drawn again. */
export const TextRow = memo(function TextRow({
  list,
  index,
  noun,
  fields,
  errors,
  register,
  onRemove,
}: Props) {
  return (
    <Box
      role="group"
      aria-label={texts.numbered(noun, index + 1)}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'repeat(2, minmax(0, 1fr)) auto' },
        alignItems: 'start',
        gap: 1.5,
      }}
    >
      {fields.map(({ name, label, hint, isAmount }, place) => (
        <Box key={name} sx={{ gridColumn: { xs: place === 0 ? '1 / 2' : '1 / 3', sm: 'auto' } }}>
          <FormField
            label={label}
            hint={hint}
            {...(isAmount && { inputMode: 'decimal' as const })}
            error={errors?.[name]?.message}
            // One of the paths that are possible here stands for all.
            {...register(`${list}.${index}.${name}` as 'sizes.0.price')}
          />
        </Box>
      ))}
      {fields
        .filter(({ isTranslated }) => isTranslated)
        .flatMap(({ label }) => translatedFields(label))
        .map(({ language, label }) => (
          <Box key={language} sx={{ gridColumn: { xs: '1 / 3', sm: '1 / 2' }, order: 1 }}>
            <FormField
              label={label}
              lang={language}
              inputProps={{ maxLength: LIMITS.title.max }}
              // One of the paths that are possible here stands for all.
              {...register(`${list}.${index}.labels.${language}` as 'sizes.0.labels.ur')}
            />
          </Box>
        ))}
      <IconButton
        data-remove={index}
        aria-label={texts.removeNoun(noun, index + 1)}
        onClick={() => onRemove(index)}
        sx={{ mt: '30px', gridRow: { xs: 1, sm: 'auto' }, gridColumn: { xs: 2, sm: 'auto' } }}
      >
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </Box>
  );
});
