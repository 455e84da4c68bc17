import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { LIMITS } from '@nearbite/contract/limits';
import { Plus } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import * as texts from '../dishes.texts.ts';
import { type DishValues, EMPTY_ROWS } from './dish-values.ts';
import { type RowErrors, type RowField, type TextList, TextRow } from './text-row.tsx';

type Props = {
  readonly list: TextList;
  /** What one row is called: "size". */
  readonly noun: string;
  readonly fields: readonly [RowField, RowField];
};

/** Rows of two inputs, added and removed one by one. */
export function RowList({ list, noun, fields }: Props) {
  const { control, register, formState, clearErrors } = useFormContext<DishValues>();
  const { fields: rows, append, remove } = useFieldArray({ control, name: list });
  // The three lists have errors of three types, all of this shape.
  const listErrors = formState.errors[list] as ({ message?: string } & Record<number, RowErrors>) | undefined;
  const isFull = rows.length >= LIMITS.dishListRows;

  const box = useRef<HTMLDivElement>(null);
  const removed = useRef<number>(undefined);
  const onRemove = useCallback(
    (index: number) => {
      clearErrors(list);
      remove(index);
      removed.current = index;
    },
    [list, remove, clearErrors],
  );

  // The button that had the focus went with its row: the keyboard goes on from the row that took its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row less is what to act upon
  useEffect(() => {
    if (removed.current === undefined) return;
    const buttons = box.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = buttons[Math.min(removed.current, buttons.length - 1)];
    (next ?? box.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
    removed.current = undefined;
  }, [rows.length]);

  return (
    <Box ref={box} sx={{ display: 'grid', gap: 2 }}>
      {rows.map((row, index) => (
        <TextRow
          key={row.id}
          list={list}
          index={index}
          noun={noun}
          fields={fields}
          errors={listErrors?.[index]}
          register={register}
          onRemove={onRemove}
        />
      ))}
      {listErrors?.message && <FormHelperText error>{listErrors.message}</FormHelperText>}
      <AddRow noun={noun} isFull={isFull} onAdd={() => append({ ...EMPTY_ROWS[list] })} />
    </Box>
  );
}

type AddProps = { readonly noun: string; readonly isFull: boolean; readonly onAdd: () => void };

export const AddRow = ({ noun, isFull, onAdd }: AddProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
    <Button
      data-add
      variant="outlined"
      disabled={isFull}
      startIcon={<Plus size={18} aria-hidden />}
      onClick={onAdd}
    >
      {texts.addNoun(noun)}
    </Button>
    {isFull && <FormHelperText>{texts.atMostRows(LIMITS.dishListRows)}</FormHelperText>}
  </Box>
);
