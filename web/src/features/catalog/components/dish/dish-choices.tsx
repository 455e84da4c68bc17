import { NO_PORTION_SIZE, NO_SPICE_LEVEL } from '@nearbite/contract/product';
import type { Choice } from '@nearbite/domain/pricing';
import { type RefObject, useRef, useState } from 'react';
import * as texts from '../../catalog.texts.ts';
import { ExtraGroup } from './extra-group.tsx';
import { OptionButtons } from './option-buttons.tsx';
import { type ChosenDish, portionsOf, spiceLevelsOf } from './priced-options.ts';

/** Leads to what is still to be chosen when somebody wants the dish without it. */
export function useMissingChoices() {
  const form = useRef<HTMLDivElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const ask = () => {
    setIsAsked(true);
    const input = form.current?.querySelector<HTMLElement>('[data-unmet] input');
    // Missing in the tests' browser.
    input?.closest('fieldset')?.scrollIntoView?.({ block: 'center' });
    input?.focus({ preventScroll: true });
  };
  return { form, isAsked, ask };
}

type Props = {
  readonly dish: ChosenDish;
  readonly choice: Choice;
  readonly onChange: (change: Partial<Choice>) => void;
  readonly now: Date;
  readonly form: RefObject<HTMLDivElement | null>;
  /** What is missing was asked for, and says so. */
  readonly isAsked: boolean;
};

/** How a dish is wanted: its portion, its spice level and each group of its extras. */
export function DishChoices({ dish, choice, onChange, now, form, isAsked }: Props) {
  const { portionSize, spiceLevel, extras } = choice;
  return (
    <div ref={form}>
      <OptionButtons
        label={texts.portionSize}
        options={portionsOf(dish, now)}
        chosen={portionSize}
        none={NO_PORTION_SIZE}
        noneText={texts.noPortionSize}
        onChoose={(name) => onChange({ portionSize: name })}
      />
      <OptionButtons
        label={texts.spiceLevel}
        options={spiceLevelsOf(dish, now)}
        chosen={spiceLevel}
        none={NO_SPICE_LEVEL}
        noneText={texts.noSpiceLevel}
        onChoose={(name) => onChange({ spiceLevel: name })}
      />
      {dish.extras.map((group) => (
        <ExtraGroup
          key={group.name}
          group={group}
          chosen={extras.filter((extra) => extra.group === group.name).map(({ name }) => name)}
          onChoose={(names) =>
            onChange({
              extras: [
                ...extras.filter((extra) => extra.group !== group.name),
                ...names.map((name) => ({ group: group.name, name })),
              ],
            })
          }
          now={now}
          isAsked={isAsked}
        />
      ))}
    </div>
  );
}
