import Box from '@mui/material/Box';
import { isAskedAbout, kitchenOf } from '@nearbite/voice/session/questions';
import { nearLine } from '@nearbite/voice/session/session-lines';
import { explainNotFound } from '@nearbite/voice/session/told-texts';
import { voiceTexts } from '@nearbite/voice/session/voice-settings';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import type { VoiceOrderState } from '../use-voice-order.ts';
import * as texts from '../voice.texts.ts';
import { DishChip } from './dish-chip.tsx';

/** What became no line of the order, why, and what comes near; of several, what is asked about now. */
export function NotFound({ session, dispatch }: Pick<VoiceOrderState, 'session' | 'dispatch'>) {
  const { noItemsFound, notFound } = session;
  if (!noItemsFound && notFound.length === 0) return null;
  return (
    <MessageAlert tone="bad">
      {noItemsFound && <div>{voiceTexts.nothingFoundShown}</div>}
      {notFound.map((wish) => (
        <Box key={wish.text} sx={{ '&:not(:first-of-type)': { mt: 1 } }}>
          <div>{explainNotFound(wish)}</div>
          {isAskedAbout(session, wish) && (
            <Box
              role="group"
              aria-label={texts.inPlaceOf(wish.text)}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 0.75 }}
            >
              <span>{leadTo(wish)}</span>
              {wish.near.map((dish) => (
                <DishChip
                  key={dish.id}
                  dish={dish}
                  kitchen={kitchenOf(dish, wish.near, session.pendingItems)}
                  onAdd={() => dispatch({ type: 'nearDishChosen', item: nearLine(dish, wish.quantity) })}
                />
              ))}
            </Box>
          )}
        </Box>
      ))}
    </MessageAlert>
  );
}

function leadTo({ reason, dish, kitchen }: VoiceOrderState['session']['notFound'][number]): string {
  if (reason === 'not_ordered') return texts.shallIAdd;
  return dish === null && !kitchen ? texts.didYouMean : texts.insteadPerhaps;
}
