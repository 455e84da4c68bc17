import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { type AdminCategory, CategoryBody } from '@nearbite/contract/admin/categories';
import { WEATHER_TAGS } from '@nearbite/contract/weather/weather-tags';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { PictureInput } from '../../../ui/form/picture-input.tsx';
import * as texts from '../admin.texts.ts';
import { useCreateCategoryMutation, useUpdateCategoryMutation } from '../categories.api.ts';

type Values = { title: string; image: File | undefined; weather_tags: string[] };

type Props = {
  /** The one to change; undefined makes a new one. */
  readonly category: AdminCategory | undefined;
  readonly onClose: () => void;
};

export function CategoryDialog({ category, onClose }: Props) {
  const [create] = useCreateCategoryMutation();
  const [update] = useUpdateCategoryMutation();
  const [sentFraction, setSentFraction] = useState<number>();
  const { field, submit, setValue, watch, outcome, errors, isSubmitting } = useContractForm<Values>({
    schema: CategoryBody,
    fields: ['title', 'image'],
    defaultValues: {
      title: category?.title ?? '',
      image: undefined,
      weather_tags: category?.weather_tags ?? [],
    },
  });
  const image = watch('image');

  const onSubmit = submit(async (values) => {
    const call = { body: values, ...(values.image && { onProgress: setSentFraction }) };
    const { error } = category ? await update({ params: { id: category.id }, ...call }) : await create(call);
    setSentFraction(undefined);
    if (error !== undefined) return { error };
    pageToast.success(category ? texts.categorySaved : texts.categoryAdded);
    onClose();
    return undefined;
  });

  return (
    <FormDialog
      title={category ? texts.edit(category.title) : texts.addACategory}
      outcome={outcome}
      submitLabel={category ? texts.save : texts.add}
      isSubmitting={isSubmitting}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <FormField label={texts.title} autoComplete="off" {...field('title')} />
      <PictureInput
        label={texts.picture}
        isLabelShown
        aspectRatio="5 / 2"
        picture={image ?? category?.image ?? null}
        sentFraction={sentFraction}
        error={errors.image?.message}
        onChoose={([file]) => setValue('image', file, { shouldValidate: true })}
      />
      <WeatherChoice
        value={watch('weather_tags')}
        onChange={(tags) => setValue('weather_tags', tags, { shouldDirty: true })}
      />
    </FormDialog>
  );
}

type WeatherProps = { readonly value: readonly string[]; readonly onChange: (tags: string[]) => void };

function WeatherChoice({ value, onChange }: WeatherProps) {
  return (
    <Box role="group" aria-labelledby="weather-choice">
      <Typography id="weather-choice" sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>
        {texts.suitsTheWeather}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {texts.weatherHint}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {WEATHER_TAGS.map((tag) => {
          const isOn = value.includes(tag);
          return (
            <Chip
              key={tag}
              component="button"
              type="button"
              clickable
              label={texts.weatherTags[tag]}
              aria-pressed={isOn}
              {...(isOn && { icon: <Check size={16} aria-hidden /> })}
              variant={isOn ? 'filled' : 'outlined'}
              onClick={() => onChange(isOn ? value.filter((one) => one !== tag) : [...value, tag])}
              sx={{
                height: 40,
                px: 0.5,
                ...(isOn && {
                  color: 'brand.text',
                  bgcolor: 'brand.tint',
                  fontWeight: 650,
                  '& .MuiChip-icon': { color: 'inherit' },
                }),
              }}
            />
          );
        })}
      </Box>
    </Box>
  );
}
