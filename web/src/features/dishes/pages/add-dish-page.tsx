import { CreateDishBody } from '@nearbite/contract/dishes/dish-form';
import type { EditableDish } from '@nearbite/contract/dishes/dishes';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { useOwner } from '../../accounts/index.ts';
import { useCreateDishMutation, useOwnDishQuery } from '../api.ts';
import * as texts from '../dishes.texts.ts';
import { DishForm } from '../form/dish-form.tsx';
import { type DishValues, EMPTY_ROWS, newDish, valuesOf } from '../form/dish-values.ts';

export default function AddDishPage() {
  const { restaurantId } = useOwner();
  const [search] = useSearchParams();
  const did = search.get('from');
  const query = useOwnDishQuery(did === null ? skipToken : { params: { restaurant_id: restaurantId, did } });
  return (
    <>
      <PageHeading>{texts.addDish}</PageHeading>
      {did === null ? (
        <NewDish restaurantId={restaurantId} />
      ) : (
        <Loaded query={query} what={texts.thisDish}>
          {(dish) => <NewDish restaurantId={restaurantId} model={dish} />}
        </Loaded>
      )}
    </>
  );
}

type Props = { readonly restaurantId: number; readonly model?: EditableDish };

/** Filled in as another dish is, but for its pictures and its name. */
const copyOf = (dish: EditableDish): DishValues => ({
  ...valuesOf(dish),
  title: texts.copyOf(dish.title),
  image: null,
  gallery: [{ ...EMPTY_ROWS.gallery }],
  status: 'live',
  translations: { ur: { title: '', description: dish.translations.ur?.description ?? '' } },
});

function NewDish({ restaurantId, model }: Props) {
  const [createDish] = useCreateDishMutation();
  const [initial] = useState(() => (model ? copyOf(model) : newDish()));
  return (
    <DishForm
      initial={initial}
      draft={{ name: model ? `copy-of-${model.did}` : 'new-dish' }}
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
  );
}
