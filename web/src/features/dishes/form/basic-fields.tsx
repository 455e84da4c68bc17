import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { OWNER_DISH_STATUSES } from '@nearbite/contract/dishes/dish-form';
import { DISH_STATUS_LABELS } from '@nearbite/contract/dishes/dish-status.texts';
import { type ReactNode, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { bindFields } from '../../../lib/forms/use-contract-form.ts';
import { FailureLine } from '../../../ui/feedback/failure-line.tsx';
import { FormField } from '../../../ui/form/form-field.tsx';
import { PictureInput } from '../../../ui/form/picture-input.tsx';
import { translatedFields } from '../../../ui/form/translated-fields.ts';
import { useDishCategoriesQuery } from '../api.ts';
import * as texts from '../dishes.texts.ts';
import * as servedTexts from '../served/served.texts.ts';
import { ServedFields } from '../served/served-fields.tsx';
import { DietFields } from './diet-fields.tsx';
import type { DishValues } from './dish-values.ts';

export function BasicFields() {
  const form = useFormContext<DishValues>();
  const { setValue, clearErrors, formState } = form;
  const field = bindFields(form);
  const [image, status] = useWatch<DishValues, ['image', 'status']>({ name: ['image', 'status'] });
  const { errors } = formState;

  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', lg: '260px minmax(0, 1fr)' } }}>
      <Box sx={{ maxWidth: 340 }}>
        <FormLabel component="p" sx={{ m: 0, mb: '6px' }}>
          {texts.image}
        </FormLabel>
        <PictureInput
          label={texts.image}
          picture={image}
          error={errors.image?.message}
          onChoose={([file]) => {
            clearErrors('image');
            setValue('image', file, { shouldDirty: true });
          }}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <FormField label={texts.title} {...field('title')} />
        <FormField label={texts.description} multiline minRows={3} {...field('description')} />
        <Columns>
          {translatedFields(texts.title).map(({ language, label }) => (
            <FormField
              key={language}
              label={label}
              lang={language}
              {...field(`translations.${language}.title`)}
            />
          ))}
          {translatedFields(texts.description).map(({ language, label }) => (
            <FormField
              key={language}
              label={label}
              lang={language}
              multiline
              {...field(`translations.${language}.description`)}
            />
          ))}
        </Columns>
        <CategoryAndTags />
        <DietFields />
        <Columns>
          <FormField label={texts.salePrice} inputMode="decimal" {...field('price')} />
          <FormField label={texts.regularPrice} inputMode="decimal" {...field('old_price')} />
        </Columns>
        <Columns>
          <FormField label={texts.stockQty} inputMode="numeric" {...field('stock_qty')} />
          <FormField
            label={texts.portionsADay}
            hint={texts.portionsHint}
            inputMode="numeric"
            {...field('daily_portions')}
          />
        </Columns>
        <Columns>
          {status !== 'in-review' && (
            <ChoiceField label={texts.status} {...field('status')}>
              {OWNER_DISH_STATUSES.map((choice) => (
                <option key={choice} value={choice}>
                  {DISH_STATUS_LABELS[choice]}
                </option>
              ))}
            </ChoiceField>
          )}
        </Columns>
        <WhenServed />
      </Box>
    </Box>
  );
}

const WhenServed = () => (
  <Box>
    <FormLabel component="p" sx={{ m: 0, mb: '6px' }}>
      {servedTexts.whenServed}
    </FormLabel>
    <ServedFields otherwise={servedTexts.asCategory} hint={servedTexts.hint} />
  </Box>
);

function CategoryAndTags() {
  const field = bindFields(useFormContext<DishValues>());
  const category = useWatch<DishValues, 'category'>({ name: 'category' });
  const query = useDishCategoriesQuery();
  const { data: categories = [] } = query;
  return (
    <>
      <Columns>
        <ChoiceField
          label={texts.category}
          // The choices may come after the value.
          value={category}
          {...field('category')}
        >
          <option value="">{texts.chooseACategory}</option>
          {categories.map(({ id, title }) => (
            <option key={id} value={String(id)}>
              {title}
            </option>
          ))}
        </ChoiceField>
        <FormField label={texts.tags} placeholder={texts.tagsExample} {...field('tags')} />
      </Columns>
      <FailureLine query={query} what={texts.theCategories} />
    </>
  );
}

const Columns = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);

type ChoiceProps = Omit<NativeSelectProps, 'error'> & {
  readonly label: string;
  readonly error: string | undefined;
};

/** The browser's own list: long ones are at their best there, on phones above all. */
function ChoiceField({ label, error, children, ...select }: ChoiceProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <FormControl error={error !== undefined} fullWidth sx={{ gap: '6px' }}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <NativeSelect
        {...select}
        input={<OutlinedInput />}
        inputProps={{ id, 'aria-describedby': error === undefined ? undefined : errorId }}
      >
        {children}
      </NativeSelect>
      {error !== undefined && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
