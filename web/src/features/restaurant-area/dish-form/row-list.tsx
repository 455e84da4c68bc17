import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { LIMITS } from '@nearbite/contract/limits';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { FormField } from '../../../ui/form-field.tsx';
import { type DishValues, EMPTY_ROWS, type ListName } from './dish-values.ts';

type TextList = Exclude<ListName, 'gallery'>;
type Field = { readonly name: string; readonly label: string; readonly isAmount?: boolean };

type Props = {
  readonly list: TextList;
  /** What one row is called: "size". */
  readonly noun: string;
  readonly fields: readonly [Field, Field];
};

/** Rows of two inputs, added and removed one by one. */
export function RowList({ list, noun, fields: [first, second] }: Props) {
  const { control, register, formState, clearErrors } = useFormContext<DishValues>();
  const { fields: rows, append, remove } = useFieldArray({ control, name: list });
  const listErrors = formState.errors[list] as
    | ({ message?: string } & Record<number, Record<string, { message?: string }> | undefined>)
    | undefined;
  const isFull = rows.length >= LIMITS.dishListRows;

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {rows.map((row, index) => (
        <Box
          key={row.id}
          role="group"
          aria-label={`${noun} ${index + 1}`}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'repeat(2, minmax(0, 1fr)) auto' },
            alignItems: 'start',
            gap: 1.5,
          }}
        >
          {[first, second].map(({ name, label, isAmount }, place) => (
            <Box key={name} sx={{ gridColumn: { xs: place === 0 ? '1 / 2' : '1 / 3', sm: 'auto' } }}>
              <FormField
                label={label}
                {...(isAmount && { inputMode: 'decimal' as const })}
                error={listErrors?.[index]?.[name]?.message}
                {...register(`${list}.${index}.${name}` as 'sizes.0.price')}
              />
            </Box>
          ))}
          <IconButton
            aria-label={`Remove ${noun} ${index + 1}`}
            onClick={() => {
              clearErrors(list);
              remove(index);
            }}
            sx={{ mt: '30px', gridRow: { xs: 1, sm: 'auto' }, gridColumn: { xs: 2, sm: 'auto' } }}
          >
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </Box>
      ))}
      {listErrors?.message && <FormHelperText error>{listErrors.message}</FormHelperText>}
      <AddRow noun={noun} isFull={isFull} onAdd={() => append({ ...EMPTY_ROWS[list] } as never)} />
    </Box>
  );
}

type AddProps = { readonly noun: string; readonly isFull: boolean; readonly onAdd: () => void };

export const AddRow = ({ noun, isFull, onAdd }: AddProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
    <Button variant="outlined" disabled={isFull} startIcon={<Plus size={18} aria-hidden />} onClick={onAdd}>
      Add {noun}
    </Button>
    {isFull && <FormHelperText>At most {LIMITS.dishListRows} rows</FormHelperText>}
  </Box>
);
