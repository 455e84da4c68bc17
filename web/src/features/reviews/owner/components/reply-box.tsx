import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ReplyBody } from '@nearbite/contract/reviews/owner-reviews';
import { ChevronDown, SendHorizontal } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { findDraft } from '../../../../lib/forms/drafts.ts';
import { readFormErrors } from '../../../../lib/forms/form-errors.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { pageToast } from '../../../../lib/messages/toasts.ts';
import { whileIdle } from '../../../../lib/page/busy.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { FormField } from '../../../../ui/form/form-field.tsx';
import { TextLink } from '../../../../ui/text/text-link.tsx';
import { useOwner } from '../../../accounts/index.ts';
import * as texts from '../../reviews.texts.ts';
import { useReplyToReviewMutation } from '../api.ts';

type Values = { reply: string };

type Props = {
  readonly reviewId: number;
  /** In a list: the button is the way to the page of this review, too, and closes once the answer is sent. */
  readonly inList?: { readonly path: string; readonly label: string };
};

/** A button that opens the field for the answer where it stands. */
export function ReplyBox({ reviewId, inList }: Props) {
  const boxId = useId();
  const [isOpen, setIsOpen] = useState(() => findDraft(draftOf(reviewId)) !== undefined);
  const opensHere = (event: MouseEvent) => {
    // Opening it in another tab stays possible.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(!isOpen);
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button
          {...(inList && { component: Link, to: inList.path, 'aria-label': inList.label })}
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={boxId}
          endIcon={<ChevronDown size={18} aria-hidden style={{ rotate: isOpen ? '180deg' : '0deg' }} />}
          onClick={opensHere}
        >
          {texts.reply}
        </Button>
        {inList && isOpen && <TextLink to={inList.path}>{texts.openAlone}</TextLink>}
      </Box>
      <Box id={boxId}>
        {isOpen && <ReplyForm reviewId={reviewId} onSent={() => inList && setIsOpen(false)} />}
      </Box>
    </>
  );
}

const draftOf = (reviewId: number) => `reply-${reviewId}`;

type FormProps = { readonly reviewId: number; readonly onSent: () => void };

function ReplyForm({ reviewId, onSent }: FormProps) {
  const { restaurantId } = useOwner();
  const [sendReply] = useReplyToReviewMutation();
  const form = useContractForm<Values>({
    schema: ReplyBody,
    fields: ['reply'],
    defaultValues: { reply: '' },
    draft: { name: draftOf(reviewId) },
  });
  const { register, handleSubmit, reset, setError, setFocus, formState } = form;
  useEffect(() => setFocus('reply'), [setFocus]);

  const onSubmit = async ({ reply }: Values) => {
    const { error } = await sendReply({
      params: { restaurant_id: restaurantId, review_id: reviewId },
      body: { reply },
    });
    if (error === undefined) {
      pageToast.success(texts.replySent);
      reset();
      onSent();
      return;
    }
    const { fields, alert } = readFormErrors(error);
    setError('reply', { message: fields.reply ?? alert ?? texts.replyNotSent });
  };

  return (
    <Form onSubmit={handleSubmit(onSubmit)} sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, pt: 2 }}>
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
  );
}
