import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import { ReplyBody } from '@nearbite/contract/reviews/owner-reviews';
import { ChevronDown, SendHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { readFormErrors } from '../../../../lib/forms/form-errors.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { pageToast } from '../../../../lib/messages/toasts.ts';
import { whileIdle } from '../../../../lib/page/busy.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { FormField } from '../../../../ui/form/form-field.tsx';
import { useOwner } from '../../../accounts/index.ts';
import * as texts from '../../reviews.texts.ts';
import { useReplyToReviewMutation } from '../api.ts';

type Values = { reply: string };

export function ReplyBox({ reviewId }: { reviewId: number }) {
  const { restaurantId } = useOwner();
  const [sendReply] = useReplyToReviewMutation();
  const boxId = useId();
  const form = useContractForm<Values>({
    schema: ReplyBody,
    fields: ['reply'],
    defaultValues: { reply: '' },
    draft: { name: `reply-${reviewId}` },
  });
  const { register, handleSubmit, reset, setError, formState, isRestored } = form;
  const [isOpen, setIsOpen] = useState(isRestored);

  const onSubmit = async ({ reply }: Values) => {
    const { error } = await sendReply({
      params: { restaurant_id: restaurantId, review_id: reviewId },
      body: { reply },
    });
    if (error === undefined) {
      pageToast.success(texts.replySent);
      reset();
      return;
    }
    const { fields, alert } = readFormErrors(error);
    setError('reply', { message: fields.reply ?? alert ?? texts.replyNotSent });
  };

  return (
    <>
      <Button
        variant="outlined"
        aria-expanded={isOpen}
        aria-controls={boxId}
        endIcon={<ChevronDown size={18} aria-hidden style={{ rotate: isOpen ? '180deg' : '0deg' }} />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {texts.reply}
      </Button>
      <Collapse in={isOpen} id={boxId}>
        <Form
          onSubmit={handleSubmit(onSubmit)}
          sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, pt: 2 }}
        >
          <FormField
            label={texts.writeReply}
            placeholder={texts.writeReply}
            autoComplete="off"
            error={formState.errors.reply?.message}
            {...register('reply')}
          />
          <IconButton
            type="submit"
            {...whileIdle(formState.isSubmitting)}
            aria-label={texts.sendReply}
            sx={{ width: 48, height: 48, alignSelf: formState.errors.reply ? 'center' : 'flex-end' }}
          >
            <SendHorizontal size={20} aria-hidden />
          </IconButton>
        </Form>
      </Collapse>
    </>
  );
}
