import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { formatMoney } from '@nearbite/domain/money';
import { swapFor, withoutNote, withQuantity } from '@nearbite/voice/session/session-lines';
import { explainCut } from '@nearbite/voice/session/told-texts';
import type { VoiceLine } from '@nearbite/voice/session/voice-session-types';
import { Minus, Plus, Trash2, X } from 'lucide-react';
import { LineExtras } from '../../../ui/food/line-extras.tsx';
import { LineNote } from '../../../ui/food/line-note.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { shownPart } from '../line-shapes.ts';
import * as texts from '../voice.texts.ts';
import { LineFacts, LinePicture } from './line-facts.tsx';
import { LineOptions } from './line-options.tsx';

type Props = {
  readonly line: VoiceLine;
  readonly isLocked: boolean;
  /** The open question names the other dishes already. */
  readonly isAskedAbout: boolean;
  readonly onChange: (line: VoiceLine) => void;
  readonly onDelete: () => void;
};

/** One understood line: put right by a tap before anything is ordered. */
export function PreviewItem({ line, isLocked, isAskedAbout, onChange, onDelete }: Props) {
  const { image, restaurant, isSure, percentSure, alternatives } = shownPart(line);
  const cut = explainCut(line);
  return (
    <Box
      component="li"
      sx={{ py: 2, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <LinePicture image={image} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box dir="auto" sx={{ fontWeight: 650 }}>
            {line.title}
          </Box>
          <LineFacts facts={[line.portion_size, line.spice_level, restaurant]} />
          <LineExtras extras={line.extras ?? []} />
          <Box sx={{ fontSize: '0.9375rem' }}>
            {line.quantity} × {formatMoney(line.final_price)} ={' '}
            <strong>{formatMoney(line.quantity * line.final_price)}</strong>
          </Box>
          {!isSure && (
            <Box title={texts.sure(percentSure)} sx={{ fontSize: '0.875rem', color: 'status.waiting.text' }}>
              {texts.pleaseCheck}
              <VisuallyHidden>{texts.sure(percentSure)}</VisuallyHidden>
            </Box>
          )}
          {line.note && <Note line={line} isLocked={isLocked} onChange={onChange} />}
          {line.card_warning && (
            <Box sx={{ fontSize: '0.875rem', color: 'status.bad.text' }}>{line.card_warning}</Box>
          )}
          {cut !== undefined && <Box sx={{ fontSize: '0.875rem', color: 'status.waiting.text' }}>{cut}</Box>}
        </Box>
        <IconButton aria-label={texts.removeLine(line.title)} disabled={isLocked} onClick={onDelete}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </Box>
      <LineOptions line={line} isLocked={isLocked} onChange={onChange} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <QuantityButtons line={line} isLocked={isLocked} onChange={onChange} />
        {alternatives.length > 0 && !isAskedAbout && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
            <Box
              component="span"
              sx={{ fontSize: '0.875rem', color: isSure ? 'text.secondary' : 'status.waiting.text' }}
            >
              {isSure ? texts.or : texts.didYouMean}
            </Box>
            {alternatives.map((alternative) => (
              <Chip
                key={alternative.id}
                variant="outlined"
                disabled={isLocked}
                label={labelOf(alternative, line.title)}
                onClick={() => onChange(swapFor(line, alternative))}
              />
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}

type ChangeProps = Pick<Props, 'line' | 'isLocked' | 'onChange'>;

const Note = ({ line, isLocked, onChange }: ChangeProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontSize: '0.875rem' }}>
    <LineNote note={line.note ?? ''} />
    <IconButton
      size="small"
      aria-label={texts.removeNoteOf(line.title)}
      disabled={isLocked}
      onClick={() => onChange(withoutNote(line))}
    >
      <X size={14} aria-hidden />
    </IconButton>
  </Box>
);

const QuantityButtons = ({ line, isLocked, onChange }: ChangeProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
    <IconButton
      aria-label={texts.oneLess(line.title)}
      disabled={isLocked || line.quantity === 1}
      onClick={() => onChange(withQuantity(line, line.quantity - 1))}
    >
      <Minus size={16} aria-hidden />
    </IconButton>
    <Box aria-hidden sx={{ minWidth: 28, textAlign: 'center', fontWeight: 650 }}>
      {line.quantity}
    </Box>
    <IconButton
      aria-label={texts.oneMore(line.title)}
      disabled={isLocked}
      onClick={() => onChange(withQuantity(line, line.quantity + 1))}
    >
      <Plus size={16} aria-hidden />
    </IconButton>
  </Box>
);

/** The same dish elsewhere is told apart by the restaurant. */
const labelOf = ({ title, restaurant }: { title: string; restaurant: string }, current: string) =>
  title === current ? `${title}, ${restaurant}` : title;
