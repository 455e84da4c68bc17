import { CreateDishBody } from '@nearbite/contract/dishes/dish-form';
import type { EditableDish } from '@nearbite/contract/dishes/dishes';
import { LIMITS } from '@nearbite/contract/limits';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Picture } from '../../../ui/form/picture-input.tsx';
import { inEachLanguage } from '../../../ui/form/translated-fields.ts';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { LoadingText } from '../../../ui/loading/loading-text.tsx';
import { useOwner } from '../../accounts/index.ts';
import { useCreateDishMutation, useOwnDishQuery } from '../api.ts';
import * as texts from '../dishes.texts.ts';
import { DishForm } from '../form/dish-form.tsx';
import { type DishValues, newDish, valuesOf } from '../form/dish-values.ts';

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
          {(dish) => <Copy restaurantId={restaurantId} model={dish} />}
        </Loaded>
      )}
    </>
  );
}

type Props = { readonly restaurantId: number; readonly copied?: DishValues; readonly model?: EditableDish };

const LONGEST_TITLE = LIMITS.title.max;

/** Filled in as another dish is, under a name of its own; its pictures are sent anew. */
function copyOf(dish: EditableDish, files: ReadonlyMap<string, File>): DishValues {
  const values = valuesOf(dish);
  const fileOf = (path: Picture): Picture => (typeof path === 'string' ? (files.get(path) ?? null) : path);
  const nameOf = (name: string, toCopy: (title: string) => string) =>
    name === '' ? '' : toCopy(name.slice(0, LONGEST_TITLE - toCopy('').length));
  return {
    ...values,
    title: nameOf(dish.title, texts.copyOf),
    image: fileOf(dish.image),
    gallery: values.gallery.map(({ image }) => ({ image: fileOf(image) })),
    status: 'live',
    translations: inEachLanguage((language) => {
      const { title, description } = values.translations[language];
      // In the words of no language.
      return { title: nameOf(title, (name) => `${name} (2)`), description };
    }),
  };
}

/** The pictures of a dish as files, by their paths; what cannot be read is left to be chosen again. */
async function readPictures({ image, gallery }: EditableDish): Promise<ReadonlyMap<string, File>> {
  const paths = [image, ...gallery.map((row) => row.image)].filter((path) => path !== null);
  const files = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(path).catch(() => undefined);
      if (!response?.ok) return [];
      const blob = await response.blob();
      return [[path, new File([blob], path.split('/').at(-1) ?? path, { type: blob.type })] as const];
    }),
  );
  return new Map(files.flat());
}

function Copy({ restaurantId, model }: { readonly restaurantId: number; readonly model: EditableDish }) {
  const [copied, setCopied] = useState<DishValues>();
  const read = useEffectEvent(async () => setCopied(copyOf(model, await readPictures(model))));
  useEffect(() => void read(), []);
  if (!copied) return <LoadingText />;
  return <NewDish restaurantId={restaurantId} copied={copied} model={model} />;
}

function NewDish({ restaurantId, copied, model }: Props) {
  const [createDish] = useCreateDishMutation();
  const [initial] = useState(() => copied ?? newDish());
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
