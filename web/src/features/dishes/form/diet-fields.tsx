import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { ALLERGENS, type Allergen, DIETS, type Diet } from '@nearbite/contract/catalog/diets';
import { ALLERGEN_LABELS, DIET_LABELS } from '@nearbite/contract/catalog/diets.texts';
import { type ReactNode, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import * as texts from './diet-fields.texts.ts';
import type { DishValues } from './dish-values.ts';

/** What a diet does not go with. */
const AGAINST: Partial<Readonly<Record<Diet, readonly Allergen[]>>> = {
  vegetarian: ['fish', 'crustaceans', 'molluscs'],
  vegan: ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs'],
  gluten_free: ['gluten'],
};

/** Whom the dish suits, and what it contains. Allergens are declared, or said not to be: nothing is taken for free of them. */
export function DietFields() {
  const { setValue } = useFormContext<DishValues>();
  const [diets, allergens] = useWatch<DishValues, ['diets', 'allergens']>({ name: ['diets', 'allergens'] });
  const setDiet = (diet: Diet, isOn: boolean) => {
    // What is vegan is vegetarian, too.
    const isTicked = (one: Diet) =>
      one === diet ? isOn : diets.includes(one) || (isOn && diet === 'vegan' && one === 'vegetarian');
    setValue('diets', DIETS.filter(isTicked), { shouldDirty: true });
  };
  const setAllergens = (changed: Allergen[] | null) => setValue('allergens', changed, { shouldDirty: true });
  const contradictions = diets.flatMap((diet) =>
    (AGAINST[diet] ?? []).filter((one) => allergens?.includes(one)).map((one) => ({ diet, one })),
  );
  return (
    <>
      <Ticks label={texts.diets}>
        {DIETS.map((diet) => (
          <Tick
            key={diet}
            label={DIET_LABELS[diet]}
            isOn={diets.includes(diet)}
            onChange={(isOn) => setDiet(diet, isOn)}
          />
        ))}
      </Ticks>
      <Ticks label={texts.allergens} hint={allergens === null ? texts.notDeclaredHint : texts.declaredHint}>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Tick
            label={texts.areDeclared}
            isOn={allergens !== null}
            onChange={(isOn) => setAllergens(isOn ? [] : null)}
          />
        </Box>
        {allergens !== null &&
          ALLERGENS.map((allergen) => (
            <Tick
              key={allergen}
              label={ALLERGEN_LABELS[allergen]}
              isOn={allergens.includes(allergen)}
              onChange={(isOn) =>
                setAllergens(ALLERGENS.filter((one) => (one === allergen ? isOn : allergens.includes(one))))
              }
            />
          ))}
      </Ticks>
      {contradictions.map(({ diet, one }) => (
        <MessageAlert key={`${diet} ${one}`} tone="bad" isHint>
          {texts.contradiction(DIET_LABELS[diet], ALLERGEN_LABELS[one].toLowerCase())}
        </MessageAlert>
      ))}
    </>
  );
}

type TicksProps = { readonly label: string; readonly hint?: string; readonly children: ReactNode };

function Ticks({ label, hint, children }: TicksProps) {
  const id = useId();
  return (
    <Box component="fieldset" aria-describedby={hint && id} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <FormLabel component="legend">{label}</FormLabel>
      <Box sx={ticksStyles}>{children}</Box>
      {hint !== undefined && <FormHelperText id={id}>{hint}</FormHelperText>}
    </Box>
  );
}

const ticksStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
} as const;

type TickProps = {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

const Tick = ({ label, isOn, onChange }: TickProps) => (
  <FormControlLabel
    label={label}
    control={<Checkbox checked={isOn} onChange={(event) => onChange(event.target.checked)} />}
  />
);
