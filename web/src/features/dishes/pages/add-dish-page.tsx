import { CreateDishBody } from '@nearbite/contract/dishes/dish-form';
import { useState } from 'react';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { useOwner } from '../../accounts/index.ts';
import { useCreateDishMutation } from '../api.ts';
import * as texts from '../dishes.texts.ts';
import { DishForm } from '../form/dish-form.tsx';
import { newDish } from '../form/dish-values.ts';

export default function AddDishPage() {
  const { restaurantId } = useOwner();
  const [createDish] = useCreateDishMutation();
  const [initial] = useState(newDish);
  return (
    <>
      <PageHeading>{texts.addDish}</PageHeading>
      <DishForm
        initial={initial}
        draft={{ name: 'new-dish' }}
        submitLabel={texts.createDish}
        missingText={texts.requiredToCreate}
        success={{ title: texts.created, text: texts.createdText }}
        schema={CreateDishBody}
        save={async ({ image, ...body }, { onProgress }) => {
          if (!(image instanceof File)) throw new Error('The schema lets no new dish pass without a picture');
          return createDish({
            params: { restaurant_id: restaurantId },
            body: { ...body, image, restaurant: restaurantId },
            onProgress,
          });
        }}
      />
    </>
  );
}
