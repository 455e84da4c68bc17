import { Bell, SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FailureLine } from '../../ui/feedback/failure-line.tsx';
import { MessageAlert } from '../../ui/feedback/message-alert.tsx';
import { MessageDialog, type MessageDialogKind } from '../../ui/feedback/message-dialog.tsx';
import { NoticeCard } from '../../ui/feedback/notice-card.tsx';
import { NoticeLine } from '../../ui/feedback/notice-line.tsx';
import { RetryLine } from '../../ui/feedback/retry-line.tsx';
import { ToastCard } from '../../ui/feedback/toast-card.tsx';
import { Button } from '../../ui/form/button.tsx';
import { ErrorState } from '../../ui/loading/error-state.tsx';
import { ItemNotFound } from '../../ui/loading/item-not-found.tsx';
import { Loaded } from '../../ui/loading/loaded.tsx';
import { LoadingText } from '../../ui/loading/loading-text.tsx';
import { NotFoundPage } from '../../ui/loading/not-found-page.tsx';
import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { StateMessage } from '../../ui/loading/state-message.tsx';
import { nothing, Row } from './row.tsx';

const KINDS: readonly MessageDialogKind[] = ['confirm', 'warning', 'success', 'error'];
const FAILED = { error: { status: 'FETCH_ERROR' }, isFetching: false, refetch: nothing };

function Dialogs() {
  const [kind, setKind] = useState<MessageDialogKind>();
  return (
    <Row>
      {KINDS.map((one) => (
        <Button key={one} variant="outlined" onClick={() => setKind(one)}>
          {one}
        </Button>
      ))}
      {kind && (
        <MessageDialog
          kind={kind}
          title="Delete your review?"
          text="Its stars count no more."
          choices={[{ choice: 'yes', label: 'Delete' }]}
          isIrreversible
          onChoose={() => setKind(undefined)}
        />
      )}
    </Row>
  );
}

export const FEEDBACK_PARTS: Readonly<Record<string, ReactNode>> = {
  'feedback/message-alert': (
    <>
      <MessageAlert tone="good">Your changes are saved.</MessageAlert>
      <MessageAlert tone="bad" action={<Button variant="text">Resend</Button>}>
        Please verify your email first.
      </MessageAlert>
      <MessageAlert tone="good" isHint>
        Only a hint.
      </MessageAlert>
    </>
  ),
  'feedback/message-dialog': <Dialogs />,
  'feedback/toast-card': (
    <>
      {(['success', 'warning', 'error'] as const).map((tone) => (
        <ToastCard
          key={tone}
          tone={tone}
          text={`This is a ${tone}.`}
          stayMs={60_000}
          showsProgress={tone === 'success'}
          action={tone === 'warning' ? { label: 'Undo', run: nothing } : undefined}
          onClose={nothing}
        />
      ))}
    </>
  ),
  'feedback/notice-card': (
    <NoticeCard text="Messages while the phone is locked?">
      <Button>Turn on</Button>
    </NoticeCard>
  ),
  'feedback/notice-line': (
    <NoticeLine to="/" icon={<Bell size={18} aria-hidden />}>
      3 dishes wait in your cart
    </NoticeLine>
  ),
  'feedback/retry-line': <RetryLine text="The reviews could not be loaded." onRetry={nothing} />,
  'feedback/failure-line': <FailureLine query={{ ...FAILED, currentData: [] }} what="your orders" />,
  'loading/skeleton': (
    <>
      <Skeleton width="60%" />
      <Row>
        <Skeleton shape="box" width={120} height={60} />
        <Skeleton shape="circle" width={48} height={48} />
        <Skeleton shape="round" width={90} height={36} />
      </Row>
    </>
  ),
  'loading/loading-text': <LoadingText />,
  'loading/loaded': (
    <>
      <Loaded query={{ isFetching: true, refetch: nothing }} what="your orders">
        {() => null}
      </Loaded>
      <Loaded query={FAILED} what="your orders">
        {() => null}
      </Loaded>
    </>
  ),
  'loading/error-state': (
    <ErrorState title="The search did not work." text="No connection." onRetry={nothing} />
  ),
  'loading/state-message': (
    <StateMessage
      icon={SearchX}
      title="No dishes found."
      text="Try another word."
      action={<Button>Home</Button>}
    />
  ),
  'loading/item-not-found': <ItemNotFound what="order" list="/" listLabel="All orders" />,
  'loading/not-found-page': <NotFoundPage />,
};
