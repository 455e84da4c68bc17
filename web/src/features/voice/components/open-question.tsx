import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { VoiceOrderState } from '../use-voice-order.ts';

/** What the page asks back or answers, with the choices to tap; each of them may be said or typed as well. */
export function OpenQuestion({ session, dispatch }: Pick<VoiceOrderState, 'session' | 'dispatch'>) {
  const { question, told, waiting } = session;
  const text = told ?? question?.text;
  return (
    <Box
      role="status"
      sx={text === undefined ? undefined : { my: 1.5, p: 2, borderRadius: '16px', bgcolor: 'brand.tint' }}
    >
      {text !== undefined && <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{text}</Box>}
      {told === null && question !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {question.choices.map((choice) => (
            <Chip
              key={choice}
              variant="outlined"
              label={choice}
              sx={{ height: 40, bgcolor: 'background.paper', fontWeight: 600 }}
              disabled={waiting !== 'nothing'}
              onClick={() => dispatch({ type: 'choiceMade', choice })}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
