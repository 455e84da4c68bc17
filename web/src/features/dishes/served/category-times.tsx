import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OwnerDish } from '@nearbite/contract/dishes/dishes';
import { served } from '@nearbite/contract/dishes/served';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { z } from 'zod';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useRestaurantId, useWorkplace } from '../../accounts/index.ts';
import { useChangeMenuMutation } from '../api.ts';
import * as texts from './served.texts.ts';
import { ServedFields, type ServedValues } from './served-fields.tsx';
import { servedText } from './served-text.ts';

type Props = Pick<OwnerDish, 'category' | 'category_served'>;

/** The name of a category with when it is served; who may change the menu changes it here. */
export function CategoryHeading({ category, category_served }: Props) {
  const [isChanging, setIsChanging] = useState(false);
  const isKitchen = useWorkplace()?.role === 'kitchen';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mb: 0.5 }}>
      <Typography variant="h3" component="h2">
        <bdi>{category.title}</bdi>
      </Typography>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {servedText(category_served)}
      </Box>
      {!isKitchen && (
        <Button
          aria-label={texts.changeTimesOf(category.title)}
          startIcon={<Clock size={18} aria-hidden />}
          onClick={() => setIsChanging(true)}
          sx={{ minHeight: 44 }}
        >
          {texts.changeTimes}
        </Button>
      )}
      {isChanging && (
        <CategoryTimes
          category={category}
          category_served={category_served}
          onClose={() => setIsChanging(false)}
        />
      )}
    </Box>
  );
}

const RULES = z.object({ served });

function CategoryTimes({ category, category_served, onClose }: Props & { readonly onClose: () => void }) {
  const restaurantId = useRestaurantId();
  const [changeMenu] = useChangeMenuMutation();
  const form = useContractForm<ServedValues>({
    schema: RULES,
    fields: [],
    defaultValues: { served: category_served },
  });
  const onSubmit = form.submit(async ({ served }) => {
    const { error } = await changeMenu({
      params: { restaurant_id: restaurantId },
      body: { categories: [{ id: category.id, served }] },
    });
    if (error !== undefined) return { error };
    pageToast.success(texts.saved(category.title));
    onClose();
    return undefined;
  });
  return (
    <FormProvider {...form}>
      <FormDialog
        title={texts.timesOf(category.title)}
        outcome={form.outcome}
        isSubmitting={form.isSubmitting}
        onSubmit={onSubmit}
        onClose={onClose}
      >
        <ServedFields otherwise={texts.always} hint={texts.categoryHint} />
      </FormDialog>
    </FormProvider>
  );
}
