import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { kitchenOf, kitchenOfChoice } from '@nearbite/voice/session/questions';
import { nearLine } from '@nearbite/voice/session/session-lines';
import { useScrollIntoView } from '../use-scroll-into-view.ts';
import type { VoiceOrderState } from '../use-voice-order.ts';
import * as texts from '../voice.texts.ts';
import { choiceChip, DishChip, KitchenLabel } from './dish-chip.tsx';

/** What the page asks back or tells, with the choices to tap; each of them may be said or typed as well. */
export function OpenQuestion({ session, dispatch }: Pick<VoiceOrderState, 'session' | 'dispatch'>) {
  const { question, told, waiting, offered, offers } = session;
  // "How much is it?" asked in between leaves the question open.
  const lines = [...new Set([told, question?.text])].filter((text) => typeof text === 'string');
  const appeared = useScrollIntoView<HTMLDivElement>('nearest', lines.join(' '));
  return (
    <Box
      ref={appeared}
      role="status"
      sx={lines.length === 0 ? undefined : { my: 1.5, p: 2, borderRadius: '16px', bgcolor: 'brand.tint' }}
    >
      {lines.map((text) => (
        <Box key={text} sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {text}
        </Box>
      ))}
      {offered.length > 0 && (
        <Box
          role="group"
          aria-label={texts.addToYourOrder}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}
        >
          {offered.map((dish) => (
            <DishChip
              key={dish.id}
              dish={dish}
              kitchen={kitchenOf(dish, offered, session.pendingItems)}
              disabled={waiting !== 'nothing'}
              onAdd={() => dispatch({ type: 'nearDishChosen', item: nearLine(dish, offers?.quantity ?? 1) })}
            />
          ))}
        </Box>
      )}
      {question !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {question.choices.map((choice) => (
            <Chip
              key={choice}
              variant="outlined"
              label={
                <KitchenLabel
                  name={choice}
                  kitchen={kitchenOfChoice(question, choice, session.pendingItems)}
                />
              }
              sx={choiceChip}
              disabled={waiting !== 'nothing'}
              onClick={() => dispatch({ type: 'choiceMade', choice })}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
