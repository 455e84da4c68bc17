import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatMoney } from '@nearbite/domain/money';
import { priceOf } from '@nearbite/voice/session/conversation';
import type { VoiceLine } from '@nearbite/voice/session/voice-session-types';
import { ShoppingBag } from 'lucide-react';
import { whileIdle } from '../../../lib/page/busy.ts';
import { RetryLine } from '../../../ui/feedback/retry-line.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useScrollIntoView } from '../use-scroll-into-view.ts';
import type { VoiceOrderState } from '../use-voice-order.ts';
import * as texts from '../voice.texts.ts';
import { KitchenNotes } from './kitchen-notes.tsx';
import { Replies } from './open-question.tsx';
import { PreviewItem } from './preview-item.tsx';

/** What was understood, before it goes into the cart. */
export function OrderPreview({ session, dispatch, problem }: VoiceOrderState) {
  const isAdding = session.waiting === 'cart';
  const appeared = useScrollIntoView('start');
  const confirm = () => dispatch({ type: 'confirmItems' });
  return (
    <Panel ref={appeared} heading={texts.orderPreview}>
      {/* Here the eye is once there is a preview: on phones the page scrolls down to it. */}
      <Replies session={session} dispatch={dispatch} />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {session.pendingItems.map((line, place) => (
          <PreviewItem
            key={keyOf(session.pendingItems, place)}
            line={line}
            isLocked={isAdding}
            isAskedAbout={session.question?.about === 'dish' && session.question.line === place}
            onChange={(item) => dispatch({ type: 'replaceItem', place, item })}
            onDelete={() => dispatch({ type: 'removeItem', place })}
          />
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          py: 1.5,
          borderTop: 1,
          borderColor: 'divider',
          fontWeight: 700,
        }}
      >
        <span>{texts.subtotal}</span>
        <span>{formatMoney(priceOf(session.pendingItems))}</span>
      </Box>
      <KitchenNotes session={session} />
      <Button
        fullWidth
        size="large"
        variant="contained"
        startIcon={<ShoppingBag size={18} aria-hidden />}
        {...whileIdle(isAdding, confirm)}
      >
        {texts.confirmItemsToCart}
      </Button>
      {problem !== undefined && !isAdding && (
        <RetryLine text={texts.notAllAdded(problem.text)} onRetry={confirm} />
      )}
    </Panel>
  );
}

/** The same for a line in another portion or spice level: the keyboard stays in the list it was chosen from. */
function keyOf(lines: readonly VoiceLine[], place: number): string {
  const id = lines[place]?.id;
  return `${id} ${lines.slice(0, place).filter((line) => line.id === id).length}`;
}
