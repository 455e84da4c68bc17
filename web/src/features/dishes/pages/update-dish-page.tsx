import Box from '@mui/material/Box';
import { UpdateDishBody } from '@nearbite/contract/dishes/dish-form';
import type { EditableDish } from '@nearbite/contract/dishes/dishes';
import { PATHS } from '@nearbite/contract/page-paths';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { dropDraft, findDraft } from '../../../lib/forms/drafts.ts';
import { dialogs } from '../../../lib/messages/dialogs.tsx';
import { errorBodyOf, isNotFound, isObject } from '../../../lib/net/call-error.ts';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { ItemNotFound } from '../../../ui/loading/item-not-found.tsx';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { useOwner } from '../../accounts/index.ts';
import { useOwnDishQuery, useUpdateDishMutation } from '../api.ts';
import * as texts from '../dishes.texts.ts';
import { DishForm } from '../form/dish-form.tsx';
import { valuesOf } from '../form/dish-values.ts';

export default function UpdateDishPage() {
  const { did = '' } = useParams();
  const { restaurantId } = useOwner();
  const query = useOwnDishQuery(
    { params: { restaurant_id: restaurantId, did } },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData, isFetching, refetch } = query;
  // The form keeps what it was filled from: a response that comes in while it is edited must not undo anything.
  const [dish, setDish] = useState<EditableDish>();
  useEffect(() => {
    if (currentData && !isFetching) setDish((kept) => (kept?.did === currentData.did ? kept : currentData));
  }, [currentData, isFetching]);

  const reload = async () => {
    const { data } = await refetch();
    if (data) setDish(data);
  };

  if (isNotFound(query.error))
    return (
      <ItemNotFound what={texts.dishNoun} list={PATHS.restaurantDishes} listLabel={texts.allDishesLink} />
    );
  return (
    <>
      <PageHeading>{texts.updateDish}</PageHeading>
      {dish?.status === 'in-review' && <ReviewNotice reason={dish.review_reason} />}
      {dish?.did === did ? (
        <UpdateForm key={`${dish.did}-${dish.version}`} dish={dish} onReload={reload} />
      ) : (
        <Loaded query={{ ...query, currentData: undefined }} what={texts.thisDish}>
          {() => null}
        </Loaded>
      )}
    </>
  );
}

function ReviewNotice({ reason }: { readonly reason: string | null }) {
  return (
    <Box sx={{ mb: 2 }}>
      <MessageAlert tone="bad" isHint>
        {texts.underReview}
        {reason !== null && texts.becauseOf(reason)}
      </MessageAlert>
    </Box>
  );
}

type FormProps = { readonly dish: EditableDish; readonly onReload: () => Promise<void> };

function UpdateForm({ dish, onReload }: FormProps) {
  const { restaurantId } = useOwner();
  const [updateDish] = useUpdateDishMutation();
  const [initial] = useState(() => valuesOf(dish));
  const draftName = `dish-${dish.did}`;
  const [base] = useState(() => findDraft(draftName)?.base ?? dish.version);
  /** What the form's changes are made to: the version it was filled from, or the one it is to replace. */
  const version = useRef(base);

  return (
    <DishForm
      initial={initial}
      draft={{ name: draftName, base }}
      submitLabel={texts.updateDish}
      missingText={texts.requiredToUpdate}
      success={{ title: texts.updated, text: texts.updatedText }}
      schema={UpdateDishBody}
      save={(body, { hasNewStock, onProgress }) =>
        updateDish({
          params: { restaurant_id: restaurantId, did: dish.did },
          body: {
            ...body,
            restaurant: restaurantId,
            version: version.current,
            // Portions are sold while the form is open: an untouched number must not bring them back.
            stock_qty: hasNewStock ? body.stock_qty : undefined,
          },
          onProgress,
        })
      }
      onConflict={async (error) => {
        const newest = findNewestVersion(error);
        if (newest === undefined) return 'unknown';
        const choice = await dialogs.choose({
          title: texts.changedElsewhere,
          text: texts.changedElsewhereText,
          choices: { mine: texts.saveMineAnyway, theirs: texts.reload },
        });
        if (choice === 'theirs') {
          dropDraft(draftName);
          await onReload();
        }
        if (choice !== 'mine') return 'settled';
        version.current = newest;
        return 'retry';
      }}
    />
  );
}

/** Of the reasons for a 409 only another version brings the version along. */
function findNewestVersion(error: unknown): number | undefined {
  const { details } = errorBodyOf(error);
  return isObject(details) && typeof details.version === 'number' ? details.version : undefined;
}
