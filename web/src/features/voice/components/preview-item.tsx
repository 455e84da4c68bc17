import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import { LIMITS } from '@nearbite/contract/limits';
import type { VoiceOrderItem } from '@nearbite/contract/voice/voice';
import { formatMoney } from '@nearbite/domain/money';
import { readLine, swapFor, withoutNote, withQuantity } from '@nearbite/voice/session/session-lines';
import { explainCut } from '@nearbite/voice/session/told-texts';
import type { VoiceLine } from '@nearbite/voice/session/voice-session-types';
import { Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { AllergyWarning } from '../../../ui/food/allergy-warning.tsx';
import { LineNote } from '../../../ui/food/line-note.tsx';
import { QuantityStepper } from '../../../ui/form/quantity-stepper.tsx';
import { useAllergies } from '../../accounts/index.ts';
import * as texts from '../voice.texts.ts';
import { LineOptions } from './line-options.tsx';
import { LineRow } from './line-row.tsx';

type Props = {
  readonly line: VoiceLine;
  readonly isLocked: boolean;
  /** The open question names the other dishes already. */
  readonly isAskedAbout: boolean;
  readonly onChange: (line: VoiceLine) => void;
  readonly onDelete: () => void;
};

/** Below this we ask. */
const SURE = 0.75;

/** One understood line: put right by a tap before anything is ordered. */
export function PreviewItem({ line, isLocked, isAskedAbout, onChange, onDelete }: Props) {
  const { title, quantity, final_price: price } = line;
  const item = readLine(line);
  const allergies = useAllergies();
  const isSure = item === undefined || item.confidence >= SURE;
  return (
    <Box
      component="li"
      sx={{ py: 2, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <LineRow
        line={line}
        title={title}
        image={item?.image ?? null}
        aside={
          <IconButton aria-label={texts.removeLine(title)} disabled={isLocked} onClick={onDelete}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        }
      >
        <Box sx={{ fontSize: '0.9375rem' }}>
          <bdi dir="ltr">
            {quantity} × {formatMoney(price)} = <strong>{formatMoney(quantity * price)}</strong>
          </bdi>
        </Box>
        <Told tone="waiting">{!isSure && texts.pleaseCheck}</Told>
        {line.note && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <LineNote note={line.note} />
            <IconButton
              size="small"
              aria-label={texts.removeNoteOf(title)}
              disabled={isLocked}
              onClick={() => onChange(withoutNote(line))}
            >
              <X size={14} aria-hidden />
            </IconButton>
          </Box>
        )}
        {item && <AllergyWarning allergies={allergies} allergens={item.allergens ?? null} />}
        <Told tone="bad">{line.card_warning}</Told>
        <Told tone="waiting">{explainCut(line)}</Told>
      </LineRow>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <QuantityStepper
          text={String(quantity)}
          most={LIMITS.cartQty.max}
          labels={{ field: texts.quantityOf(title), less: texts.oneLess(title), more: texts.oneMore(title) }}
          isDisabled={isLocked}
          onType={(text) => onChange(withQuantity(line, Math.trunc(Number(text)) || 1))}
          onStep={(by) => onChange(withQuantity(line, quantity + by))}
        />
        <LineOptions line={line} isLocked={isLocked} onChange={onChange} />
        {item && !isAskedAbout && (
          <Alternatives item={item} isSure={isSure} isLocked={isLocked} onChange={onChange} />
        )}
      </Box>
    </Box>
  );
}

type AlternativesProps = Pick<Props, 'isLocked' | 'onChange'> & {
  readonly item: VoiceOrderItem;
  readonly isSure: boolean;
};

function Alternatives({ item, isSure, isLocked, onChange }: AlternativesProps) {
  if (item.alternatives.length === 0) return null;
  return (
    <>
      <Told tone="waiting">{isSure ? texts.or : texts.didYouMean}</Told>
      {item.alternatives.map((other) => (
        <Chip
          key={other.id}
          variant="outlined"
          disabled={isLocked}
          // The same dish elsewhere is told apart by the restaurant.
          label={other.title === item.title ? `${other.title}, ${other.restaurant}` : other.title}
          onClick={() => onChange(swapFor(item, other))}
        />
      ))}
    </>
  );
}

const Told = ({ tone, children }: { readonly tone: 'waiting' | 'bad'; readonly children: ReactNode }) => (
  <Box sx={{ fontSize: '0.875rem', color: `status.${tone}.text` }}>{children}</Box>
);
