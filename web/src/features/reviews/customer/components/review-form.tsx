import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { LIMITS } from '@nearbite/contract/limits';
import { type Review, ReviewBody } from '@nearbite/contract/reviews/customer-reviews';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { pageToast } from '../../../../lib/messages/toasts.ts';
import { whileIdle } from '../../../../lib/page/busy.ts';
import { MessageAlert } from '../../../../ui/feedback/message-alert.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { FormField } from '../../../../ui/form/form-field.tsx';
import type { Picture } from '../../../../ui/form/picture-input.tsx';
import { CARD } from '../../../../ui/theme/measures.ts';
import { ResendActivation } from '../../../accounts/index.ts';
import * as texts from '../../reviews.texts.ts';
import { useCreateReviewMutation, useUpdateReviewMutation } from '../changes.api.ts';
import { PhotoFields } from './photo-fields.tsx';
import { StarInput } from './star-input.tsx';

type Values = { rating: number; review: string; photos: readonly Picture[] };

/** A draft that comes back may have lost its files. */
const chosenIn = (photos: Values['photos']) => photos.filter((photo) => photo !== null);
type Props = {
  readonly dishId: number;
  readonly email: string;
  /** What is changed; without it the form writes a new one. */
  readonly changing?: { readonly userId: number; readonly review: Review; readonly onDone: () => void };
};

function useReviewForm(dishId: number, changing: Props['changing']) {
  const [createReview] = useCreateReviewMutation();
  const [updateReview] = useUpdateReviewMutation();
  const form = useContractForm<Values>({
    schema: ReviewBody,
    asSent: (values) => ({ ...values, photos: chosenIn(values.photos) }),
    fields: ['rating', 'review', 'photos'],
    defaultValues: {
      rating: changing?.review.rating ?? 0,
      review: changing?.review.review ?? '',
      photos: changing?.review.photos ?? [],
    },
    draft: { name: changing ? `changed-review-${dishId}` : `review-${dishId}` },
  });
  const onSubmit = form.submit(async (typed) => {
    const values = { ...typed, photos: chosenIn(typed.photos) };
    const { data, error } = changing
      ? await updateReview({
          params: { user_id: changing.userId, review_id: changing.review.id },
          body: values,
        })
      : await createReview({ dish_id: dishId, ...values });
    if (data) {
      form.release();
      pageToast.success(changing ? texts.reviewChanged : texts.added);
      changing?.onDone();
    }
    return { error };
  });
  return { ...form, onSubmit };
}

export function ReviewForm({ dishId, email, changing }: Props) {
  const { register, setValue, watch, outcome, errors, isSubmitting, onSubmit } = useReviewForm(
    dishId,
    changing,
  );
  return (
    <Form
      aria-label={changing ? texts.changeReview : texts.writeReview}
      onSubmit={onSubmit}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        p: 2,
        ...CARD,
      }}
    >
      {outcome && (
        <MessageAlert tone="bad" action={outcome.code === 'unverified' && <ResendActivation email={email} />}>
          {outcome.text}
        </MessageAlert>
      )}
      <div>
        <StarInput
          value={watch('rating')}
          onChange={(rating) => setValue('rating', rating, { shouldDirty: true, shouldValidate: true })}
        />
        {errors.rating && <FormHelperText error>{errors.rating.message}</FormHelperText>}
      </div>
      <FormField
        label={texts.yourReview}
        multiline
        minRows={3}
        error={errors.review?.message}
        inputProps={{ maxLength: LIMITS.reviewText.max, dir: 'auto' }}
        {...register('review')}
      />
      <PhotoFields
        photos={chosenIn(watch('photos'))}
        error={errors.photos?.message}
        onChange={(photos) => setValue('photos', photos, { shouldDirty: true, shouldValidate: true })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" {...whileIdle(isSubmitting)}>
          {isSubmitting ? texts.processing : changing ? texts.saveReview : texts.submit}
        </Button>
        {changing && (
          <Button variant="text" onClick={changing.onDone}>
            {texts.cancel}
          </Button>
        )}
      </Box>
    </Form>
  );
}
