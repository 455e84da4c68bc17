import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { LIMITS } from '@nearbite/contract/limits';
import { readTypedNumber } from '@nearbite/domain/text/typed-number';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { bindFields } from '../../../lib/forms/use-contract-form.ts';
import { extraRule } from '../../../ui/food/extra-rule.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { translatedFields } from '../../../ui/form/translated-fields.ts';
import { RADIUS } from '../../../ui/theme/measures.ts';
import * as dishTexts from '../dishes.texts.ts';
import { type DishValues, type ExtraGroupValues, NEW_OPTION } from './dish-values.ts';
import * as texts from './extras.texts.ts';

type Props = { readonly index: number; readonly onRemove: () => void };

/** One group: its name, how many of it are chosen, and its options with what they add. */
export function ExtraGroupFields({ index, onRemove }: Props) {
  const form = useFormContext<DishValues>();
  const field = bindFields(form);
  const path = `extras.${index}` as const;
  const {
    fields: options,
    append,
    remove,
  } = useFieldArray({ control: form.control, name: `${path}.options` });
  const errors = form.formState.errors.extras?.[index]?.options;
  const problem = errors?.message ?? errors?.root?.message;
  return (
    <Box role="group" aria-label={dishTexts.numbered(texts.groupNoun, index + 1)} sx={groupStyles}>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1.5 }}>
        <FormField label={texts.groupName} placeholder={texts.groupExample} {...field(`${path}.name`)} />
        <IconButton
          aria-label={dishTexts.removeNoun(texts.groupNoun, index + 1)}
          onClick={onRemove}
          sx={{ mt: '30px' }}
        >
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </Box>
      <LabelFields label={texts.groupName} path={path} />
      <RuleFields index={index} />
      {options.map((option, at) => (
        <Box
          key={option.id}
          role="group"
          aria-label={dishTexts.numbered(texts.optionNoun, at + 1)}
          sx={optionStyles}
        >
          <FormField label={texts.optionName} {...field(`${path}.options.${at}.name`)} />
          <FormField label={dishTexts.price} inputMode="decimal" {...field(`${path}.options.${at}.price`)} />
          <IconButton
            aria-label={dishTexts.removeNoun(texts.optionNoun, at + 1)}
            onClick={() => {
              form.clearErrors(`${path}.options`);
              remove(at);
            }}
            sx={{ mt: '30px' }}
          >
            <Trash2 size={18} aria-hidden />
          </IconButton>
          <LabelFields label={texts.optionName} path={`${path}.options.${at}`} />
        </Box>
      ))}
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      <Box>
        <Button
          disabled={options.length >= LIMITS.extraOptions}
          startIcon={<Plus size={18} aria-hidden />}
          onClick={() => append({ ...NEW_OPTION })}
        >
          {texts.addOption}
        </Button>
      </Box>
    </Box>
  );
}

type LabelProps = {
  readonly label: string;
  readonly path: `extras.${number}` | `extras.${number}.options.${number}`;
};

/** What it is called in other languages. */
function LabelFields({ label, path }: LabelProps) {
  const { register } = useFormContext<DishValues>();
  return translatedFields(label).map((field) => (
    <FormField
      key={field.language}
      label={field.label}
      lang={field.language}
      inputProps={{ maxLength: LIMITS.title.max }}
      {...register(`${path}.labels.${field.language}`)}
    />
  ));
}

/** The usual rules at a tap, any other in numbers, and below how customers read it. */
function RuleFields({ index }: Pick<Props, 'index'>) {
  const form = useFormContext<DishValues>();
  const field = bindFields(form);
  const path = `extras.${index}` as const;
  const group = useWatch<DishValues, typeof path>({ name: path });
  const rule = ruleOf(group);
  const set = (min: string, max: string) => {
    form.clearErrors([`${path}.min`, `${path}.max`]);
    form.setValue(`${path}.min`, min, { shouldDirty: true });
    form.setValue(`${path}.max`, max, { shouldDirty: true });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box role="group" aria-label={texts.howMany} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {USUAL.map(({ min, max, label }) => (
          <Chip
            key={label}
            label={label}
            component="button"
            type="button"
            clickable
            aria-pressed={group.min === min && group.max === max}
            color={group.min === min && group.max === max ? 'primary' : 'default'}
            variant="outlined"
            onClick={() => set(min, max)}
            sx={{ minHeight: 44, borderRadius: '22px', px: 0.5 }}
          />
        ))}
      </Box>
      <Box
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', maxWidth: 420 }}
      >
        <FormField label={texts.atLeast} placeholder="0" inputMode="numeric" {...field(`${path}.min`)} />
        <FormField
          label={texts.atMost}
          placeholder={texts.all}
          inputMode="numeric"
          {...field(`${path}.max`)}
        />
      </Box>
      {rule !== undefined && (
        <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {texts.customersRead(rule)}
        </Box>
      )}
    </Box>
  );
}

const USUAL = [
  { min: '', max: '', label: texts.anyNumber },
  { min: '1', max: '1', label: texts.exactlyOne },
  { min: '', max: '2', label: texts.upToTwo },
];

/** As customers will read it; undefined while it makes no sense. */
function ruleOf({ min: typedMin, max: typedMax, options }: ExtraGroupValues): string | undefined {
  const count = options.filter(({ name }) => name.trim() !== '').length;
  const read = (typed: string, blank: number) =>
    typed.trim() === '' ? blank : Number(readTypedNumber(typed) ?? Number.NaN);
  const [min, max] = [read(typedMin, 0), read(typedMax, count)];
  const isRule = Number.isInteger(min) && Number.isInteger(max) && min >= 0 && min <= max && max <= count;
  return isRule && count > 0 ? extraRule({ min, max }, count) : undefined;
}

const groupStyles = {
  display: 'grid',
  gap: 2,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: RADIUS.card,
} as const;

const optionStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(80px, 1fr) auto',
  alignItems: 'start',
  gap: 1.5,
} as const;
