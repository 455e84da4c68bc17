import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { LIMITS } from '@nearbite/contract/limits';
import { NO_PORTION_SIZE, NO_SPICE_LEVEL } from '@nearbite/contract/product';
import type { VoiceOrderItem } from '@nearbite/contract/voice/voice';
import { formatMoney } from '@nearbite/domain/money';
import { isSoldOut } from '@nearbite/domain/orderable';
import { readLine, withOptions, withQuantity } from '@nearbite/voice/session/session-lines';
import type { VoiceLine } from '@nearbite/voice/session/voice-session-types';
import { useOverlayStep } from '../../../lib/page/use-overlay-step.ts';
import { LazyChoiceSheet } from '../../catalog/index.ts';
import * as texts from '../voice.texts.ts';

type Props = {
  readonly line: VoiceLine;
  readonly isLocked: boolean;
  readonly onChange: (line: VoiceLine) => void;
};

/** Portion, spice and extras of a line, changed by a tap. */
export function LineOptions({ line, isLocked, onChange }: Props) {
  const item = readLine(line);
  if (item === undefined || item.portions.length + item.spice_levels.length + item.extra_groups.length === 0)
    return null;
  const now = new Date();
  const textOf = (name: string, price: number, isGone: boolean) =>
    `${name}${isGone ? texts.soldOutMark : price > 0 ? ` (+${formatMoney(price)})` : ''}`;
  const portions = item.portions.map((portion) => ({ ...portion, name: portion.size_name }));
  const levels = item.spice_levels.map((level) => ({
    ...level,
    name: level.level_name,
    price: level.additional_price,
  }));
  const lists = [
    { label: texts.portion, key: 'portion_size', options: portions },
    { label: texts.spice, key: 'spice_level', options: levels },
  ] as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 2, mt: 2 }}>
      {lists.map(
        ({ label, key, options }) =>
          options.length > 0 && (
            <TextField
              key={key}
              select
              size="small"
              label={label}
              value={line[key] ?? ''}
              disabled={isLocked}
              onChange={({ target }) => onChange(withOptions(line, { [key]: target.value || null }))}
              slotProps={{
                select: { native: true },
                inputLabel: { shrink: true },
                // Read aloud; the line is told apart by its title.
                htmlInput: { 'aria-label': texts.ofDish(label, line.title) },
              }}
            >
              <option value="">{texts.notChosen}</option>
              {options.map((option) => (
                <option key={option.name} value={option.name} disabled={isSoldOut(option, now)}>
                  {textOf(option.name, option.price, isSoldOut(option, now))}
                </option>
              ))}
            </TextField>
          ),
      )}
      {item.extra_groups.length > 0 && <LineSheet item={item} isLocked={isLocked} onChange={onChange} />}
    </Box>
  );
}

/** All that can be chosen of a dish with extras, as in its menu. */
function LineSheet({ item, isLocked, onChange }: Omit<Props, 'line'> & { readonly item: VoiceOrderItem }) {
  const sheet = useOverlayStep(`choices ${item.id}`);
  const { title, image, price, portions, spice_levels, extra_groups, extras, quantity } = item;
  const dish = {
    title,
    image,
    price,
    portion_size: portions,
    spice_level: spice_levels,
    extras: extra_groups,
  };
  const choice = {
    portionSize: item.portion_size ?? NO_PORTION_SIZE,
    spiceLevel: item.spice_level ?? NO_SPICE_LEVEL,
    extras,
  };
  const take = (taken: typeof choice, qty: number) =>
    onChange(
      withQuantity(
        withOptions(item, {
          portion_size: taken.portionSize === NO_PORTION_SIZE ? null : taken.portionSize,
          spice_level: taken.spiceLevel === NO_SPICE_LEVEL ? null : taken.spiceLevel,
          extras: taken.extras,
        }),
        qty,
      ),
    );
  return (
    <>
      <Button
        variant="outlined"
        disabled={isLocked}
        aria-label={texts.ofDish(texts.chooseExtras, title)}
        onClick={sheet.open}
      >
        {texts.chooseExtras}
      </Button>
      {sheet.isOpen && (
        <LazyChoiceSheet
          dish={{ ...dish, stock_qty: LIMITS.cartQty.max }}
          before={{ choice, qty: quantity }}
          takeText={texts.takeChoice}
          onTake={(taken) => take({ ...taken.choice, extras: [...taken.choice.extras] }, taken.qty)}
          onClose={sheet.close}
        />
      )}
    </>
  );
}
