import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { LIMITS } from '@nearbite/contract/limits';
import { ReviewBody } from '@nearbite/contract/reviews/customer-reviews';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { pageToast } from '../../../../lib/messages/toasts.ts';
import { whileIdle } from '../../../../lib/page/busy.ts';
import { MessageAlert } from '../../../../ui/feedback/message-alert.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { FormField } from '../../../../ui/form/form-field.tsx';
import { CARD } from '../../../../ui/theme/measures.ts';
import { ResendActivation } from '../../../accounts/index.ts';
import * as texts from '../../reviews.texts.ts';
import { useCreateReviewMutation } from '../api.ts';
import { StarInput } from './star-input.tsx';

type Values = { rating: number; review: string };
type Props = { readonly dishId: number; readonly email: string };

export function ReviewForm({ dishId, email }: Props) {
  const [createReview] = useCreateReviewMutation();
  const form = useContractForm<Values>({
    schema: ReviewBody,
    fields: ['rating', 'review'],
    defaultValues: { rating: 0, review: '' },
    draft: { name: `review-${dishId}` },
  });
  const { register, submit, setValue, watch, outcome, errors, isSubmitting } = form;

  const onSubmit = submit(async (values) => {
    const { data, error } = await createReview({ dish_id: dishId, ...values });
    if (data) pageToast.success(texts.added);
    return { error };
  });

  return (
    <Form
      aria-label={texts.writeReview}
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
      <Button type="submit" variant="contained" {...whileIdle(isSubmitting)} sx={{ alignSelf: 'start' }}>
        {isSubmitting ? texts.processing : texts.submit}
      </Button>
    </Form>
  );
}
