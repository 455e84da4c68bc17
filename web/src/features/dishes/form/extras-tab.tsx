import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@nearbite/contract/limits';
import { Plus } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { CopyExtras } from './copy-extras.tsx';
import { type DishValues, newExtraGroup } from './dish-values.ts';
import { ExtraGroupFields } from './extra-group-fields.tsx';
import * as texts from './extras.texts.ts';

/** Groups of choices beside portion and spice level. */
export function ExtrasTab() {
  const { control, formState, clearErrors } = useFormContext<DishValues>();
  const { fields: groups, append, remove } = useFieldArray({ control, name: 'extras' });
  const room = LIMITS.extraGroups - groups.length;
  const problem = formState.errors.extras?.message ?? formState.errors.extras?.root?.message;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Typography sx={{ color: 'text.secondary' }}>{texts.whatExtrasAre}</Typography>
      {groups.map((group, index) => (
        <ExtraGroupFields
          key={group.id}
          index={index}
          onRemove={() => {
            clearErrors('extras');
            remove(index);
          }}
        />
      ))}
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5 }}>
        <Button
          variant="outlined"
          disabled={room === 0}
          startIcon={<Plus size={18} aria-hidden />}
          onClick={() => append(newExtraGroup())}
        >
          {texts.addGroup}
        </Button>
        <CopyExtras room={room} onCopy={(copied) => append(copied)} />
      </Box>
    </Box>
  );
}
