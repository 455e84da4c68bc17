import { minutesAndSeconds, useSecondsLeft } from '../../../../lib/use-seconds-left.ts';
import { MessageAlert } from '../../../../ui/message-alert.tsx';

/** How long the kitchen may still think about it. */
export function AnswerCountdown({
  answerBy,
  isPaid,
}: {
  readonly answerBy: string;
  readonly isPaid: boolean;
}) {
  const seconds = useSecondsLeft(answerBy);
  return (
    <MessageAlert tone="bad" isHint>
      {seconds === 0 ? (
        'The time to answer is over.'
      ) : (
        <>
          Please answer within{' '}
          <span role="timer" aria-live="off">
            {minutesAndSeconds(seconds)} minutes
          </span>
          , or the order expires{isPaid ? ' and the customer gets the money back' : ''}.
        </>
      )}
    </MessageAlert>
  );
}
