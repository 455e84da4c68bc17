import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { LIMITS } from '@nearbite/contract/limits';
import { PICTURE_LIMITS } from '@nearbite/contract/pictures.texts';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { PictureInput } from '../../../ui/form/picture-input.tsx';
import * as texts from '../dishes.texts.ts';
import type { DishValues } from './dish-values.ts';
import { AddRow } from './row-list.tsx';

/** Tiles of pictures; several dropped on one tile fill it and make tiles for the rest. */
export function GalleryRows() {
  const { control, formState, clearErrors, setValue } = useFormContext<DishValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'gallery' });
  const gallery = useWatch<DishValues, 'gallery'>({ name: 'gallery' });
  const errors = formState.errors.gallery;
  const limitsId = useId();

  const onChoose = (index: number, [first, ...rest]: readonly [File, ...File[]]) => {
    clearErrors('gallery');
    // Not the list's own `update`, which would begin the tile anew, without its message and its focus.
    setValue(`gallery.${index}.image`, first, { shouldDirty: true });
    const room = LIMITS.dishListRows - fields.length;
    if (rest.length > 0) append(rest.slice(0, room).map((image) => ({ image })));
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
        }}
      >
        {fields.map((field, index) => (
          <Box key={field.id} role="group" aria-label={texts.picture(index + 1)}>
            <PictureInput
              label={texts.galleryPicture(index + 1)}
              isMultiple
              limitsId={limitsId}
              picture={gallery[index]?.image ?? null}
              error={errors?.[index]?.image?.message}
              onChoose={(files) => onChoose(index, files)}
            />
            <Button
              size="small"
              startIcon={<Trash2 size={16} aria-hidden />}
              aria-label={texts.removePicture(index + 1)}
              onClick={() => {
                clearErrors('gallery');
                remove(index);
              }}
            >
              {texts.removeRow}
            </Button>
          </Box>
        ))}
      </Box>
      <FormHelperText id={limitsId}>{PICTURE_LIMITS}</FormHelperText>
      {errors?.message && <FormHelperText error>{errors.message}</FormHelperText>}
      <AddRow
        noun={texts.pictureNoun}
        isFull={fields.length >= LIMITS.dishListRows}
        onAdd={() => append({ image: null })}
      />
    </Box>
  );
}
