import { CreateDishBody } from '@nearbite/contract/dishes/dish-form';
import { useState } from 'react';
import { useCreateDishMutation } from '../api.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { checkBody } from '../dish-form/check-body.ts';
import { DishForm } from '../dish-form/dish-form.tsx';
import { newDish } from '../dish-form/dish-values.ts';
import { useOwner } from '../use-owner.ts';

export default function AddDishPage() {
  const { restaurantId } = useOwner();
  const [createDish] = useCreateDishMutation();
  const [initial] = useState(newDish);
  return (
    <>
      <PageHeading>Add Dish</PageHeading>
      <DishForm
        initial={initial}
        draft={{ name: 'new-dish' }}
        submitLabel="Create Dish"
        missingText="All fields are required to create a dish"
        success={{ title: 'Dish Created Successfully', text: 'This Dish has been successfully created' }}
        check={(body) => checkBody(CreateDishBody, body)}
        save={(body, { onProgress }) =>
          createDish({
            params: { restaurant_id: restaurantId },
            body: { ...body, restaurant: restaurantId } as never,
            onProgress,
          })
        }
      />
    </>
  );
}
