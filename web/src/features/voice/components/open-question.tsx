import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import type { VoiceAlternative } from '@nearbite/contract/voice/voice';
import { offeredName } from '@nearbite/voice/replies/replies';
import * as replies from '@nearbite/voice/replies/replies.texts';
import { isAskedAbout, kitchenOf, kitchenOfChoice } from '@nearbite/voice/session/questions';
import { nearLine } from '@nearbite/voice/session/session-lines';
import { explainNotFound } from '@nearbite/voice/session/told-texts';
import { voiceTexts } from '@nearbite/voice/session/voice-settings';
import { Plus } from 'lucide-react';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import { useScrollIntoView } from '../use-scroll-into-view.ts';
import type { VoiceOrderState } from '../use-voice-order.ts';
import * as texts from '../voice.texts.ts';

type Props = Pick<VoiceOrderState, 'session' | 'dispatch'>;

/** What became of the last words. */
export const Replies = (props: Props) => (
  <>
    <NotFound {...props} />
    <OpenQuestion {...props} />
  </>
);

/** What the page asks back or tells, with the choices to tap; each of them may be said or typed as well. */
export function OpenQuestion({ session, dispatch }: Props) {
  const { question, told, waiting, offered, offers, pendingItems } = session;
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
        <Box role="group" aria-label={texts.addToYourOrder} sx={choicesStyle}>
          <Dishes
            dishes={offered}
            quantity={offers?.quantity ?? 1}
            disabled={waiting !== 'nothing'}
            session={session}
            dispatch={dispatch}
          />
        </Box>
      )}
      {question !== null && (
        <Box sx={choicesStyle}>
          {question.choices.map((choice) => (
            <Choice
              key={choice}
              name={choice}
              kitchen={kitchenOfChoice(question, choice, pendingItems)}
              disabled={waiting !== 'nothing'}
              onClick={() => dispatch({ type: 'choiceMade', choice })}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** What became no line of the order, why, and what comes near; of several, what is asked about now. */
function NotFound({ session, dispatch }: Props) {
  const { noItemsFound, notFound } = session;
  if (!noItemsFound && notFound.length === 0) return null;
  return (
    <MessageAlert tone="bad">
      {noItemsFound && <div>{voiceTexts.nothingFoundShown}</div>}
      {notFound.map((wish) => (
        <Box key={wish.text} sx={{ '&:not(:first-of-type)': { mt: 1 } }}>
          <div>{explainNotFound(wish)}</div>
          {isAskedAbout(session, wish) && (
            <Box role="group" aria-label={texts.inPlaceOf(wish.text)} sx={choicesStyle}>
              <span>{leadTo(wish)}</span>
              <Dishes dishes={wish.near} quantity={wish.quantity} session={session} dispatch={dispatch} />
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

type DishesProps = Props & {
  readonly dishes: readonly VoiceAlternative[];
  readonly quantity: number;
  readonly disabled?: boolean;
};

/** Dishes that a tap puts into the order; that a kitchen is closed is told before the tap. */
const Dishes = ({ dishes, quantity, disabled = false, session, dispatch }: DishesProps) =>
  dishes.map((dish) => (
    <Choice
      key={dish.id}
      icon={<Plus size={16} aria-hidden />}
      name={offeredName(replies, dish)}
      kitchen={kitchenOf(dish, dishes, session.pendingItems)}
      disabled={disabled}
      onClick={() => dispatch({ type: 'nearDishChosen', item: nearLine(dish, quantity) })}
    />
  ));

type ChoiceProps = ChipProps & {
  readonly name: string;
  /** Where it is not plain whose it is. */
  readonly kitchen: string | undefined;
};

const Choice = ({ name, kitchen, ...chip }: ChoiceProps) => (
  <Chip
    variant="outlined"
    label={
      <>
        {name}
        {kitchen !== undefined && (
          <Box component="span" sx={{ ml: 0.5, fontWeight: 400, color: 'text.secondary' }}>
            {` ${kitchen}`}
          </Box>
        )}
      </>
    }
    sx={choiceStyle}
    {...chip}
  />
);

const choicesStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 } as const;

/** Long names take a second line in place of being cut off. */
const choiceStyle = {
  height: 'auto',
  minHeight: 40,
  bgcolor: 'background.paper',
  fontWeight: 600,
  '& .MuiChip-label': { whiteSpace: 'normal', py: 0.75 },
} as const;
