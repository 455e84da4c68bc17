import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Terms } from '@nearbite/contract/restaurants/terms';
import type { DeliveryPolygon } from '@nearbite/contract/restaurants/terms-fields';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { bindFields } from '../../../lib/forms/use-contract-form.ts';
import { FormField } from '../../../ui/form/form-field.tsx';
import { FocusTarget } from '../../../ui/layout/focus-target.tsx';
import { lazyPart } from '../../../ui/loading/lazy-part.tsx';
import * as texts from '../restaurants.texts.ts';
import type { TermsValues } from './terms-values.ts';

const LazyAreaMap = lazyPart(async () => ({ default: (await import('./area-map.tsx')).AreaMap }), {
  fallback: <Skeleton variant="rounded" height={360} />,
});

type Props = { readonly form: UseFormReturn<TermsValues>; readonly terms: Terms };

const NEW_POLYGON: DeliveryPolygon = { type: 'Polygon', coordinates: [[]] };

/** Where the kitchen delivers: a circle around it, or an outline drawn on the map. */
export function AreaFields({ form, terms }: Props) {
  const { errors } = form.formState;
  const radiusKm = Number(form.watch('delivery_radius_km'));
  return (
    <Controller
      control={form.control}
      name="delivery_polygon"
      render={({ field: { value: polygon, onChange, ref } }) => (
        <FocusTarget ref={ref}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <RadioGroup
              row
              aria-label={texts.shapeOfTheArea}
              value={polygon ? 'drawn' : 'circle'}
              onChange={(_event, shape) =>
                onChange(shape === 'drawn' ? (terms.delivery_polygon ?? NEW_POLYGON) : null)
              }
            >
              <FormControlLabel value="circle" control={<Radio />} label={texts.circle} />
              <FormControlLabel value="drawn" control={<Radio />} label={texts.drawnOnTheMap} />
            </RadioGroup>
            {!polygon && (
              <FormField
                label={texts.radiusKm}
                inputMode="decimal"
                {...bindFields(form)('delivery_radius_km')}
              />
            )}
            {errors.delivery_polygon && (
              <Typography role="alert" sx={{ color: 'error.main' }}>
                {errors.delivery_polygon.message ?? texts.setThreeCorners}
              </Typography>
            )}
            <LazyAreaMap
              kitchen={terms}
              radiusKm={Number.isFinite(radiusKm) ? radiusKm : 0}
              reachKm={terms.reach_km}
              polygon={polygon}
              onPolygon={onChange}
            />
          </Box>
        </FocusTarget>
      )}
    />
  );
}
