import { useEffect, useState } from 'react';
import { MessageAlert } from '../../../../ui/message-alert.tsx';

const SECOND_MS = 1_000;

/** How long the kitchen may still think about it. The clock of the page is near enough: the server decides. */
export function AnswerCountdown({
  answerBy,
  isPaid,
}: {
  readonly answerBy: string;
  readonly isPaid: boolean;
}) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => window.clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((Date.parse(answerBy) - now) / SECOND_MS));
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <MessageAlert tone="bad" isHint>
      {seconds === 0 ? (
        'The time to answer is over.'
      ) : (
        <>
          Please answer within{' '}
          <span role="timer" aria-live="off">
            {left} minutes
          </span>
          , or the order expires{isPaid ? ' and the customer gets the money back' : ''}.
        </>
      )}
    </MessageAlert>
  );
}
