import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  KITCHEN_STEP_TEXTS,
  type KitchenStep,
  type OrderPart,
  type StepBody,
} from '@nearbite/contract/orders/owner-orders';
import { restaurantOrderPath } from '@nearbite/contract/page-paths';
import { DEFAULT_TERMS } from '@nearbite/contract/restaurants/terms-fields';
import { Ellipsis, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { phoneHref } from '../../../../lib/browser/phone-href.ts';
import { MinutesForm } from '../components/minutes-form.tsx';
import { ReasonForm } from '../components/reason-form.tsx';
import { useKitchenSteps } from '../use-kitchen-steps.ts';
import styles from './queue.module.css';
import * as texts from './queue.texts.ts';

type Props = {
  readonly part: OrderPart;
  readonly minutes: number | undefined;
  readonly onPrint: (part: OrderPart) => void;
};

/** Beside the button for the next step, as high as that. */
export const SIDE_BUTTON = {
  width: 56,
  height: 56,
  border: 1,
  borderColor: 'divider',
  flex: 'none',
} as const;

/** Everything that is not the usual next step. */
export function CardMenu({ part, minutes, onPrint }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [form, setForm] = useState<KitchenStep>();
  const close = () => setAnchor(null);
  const choose = (run: () => void) => () => {
    close();
    run();
  };
  return (
    <>
      {part.stage === 'placed' && (
        <IconButton
          aria-label={texts.decline}
          title={texts.decline}
          onClick={() => setForm('decline')}
          sx={{ ...SIDE_BUTTON, color: 'status.bad.text' }}
        >
          <X size={20} aria-hidden />
        </IconButton>
      )}
      <IconButton
        aria-label={texts.more}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={SIDE_BUTTON}
      >
        <Ellipsis size={20} aria-hidden />
      </IconButton>
      {anchor && (
        <OpenMenu
          anchor={anchor}
          part={part}
          onClose={close}
          onForm={(step) => choose(() => setForm(step))()}
          onPrint={choose(() => onPrint(part))}
        />
      )}
      {form && <CardForm part={part} step={form} minutes={minutes} onClose={() => setForm(undefined)} />}
    </>
  );
}

type OpenProps = {
  readonly anchor: HTMLElement;
  readonly part: OrderPart;
  readonly onClose: () => void;
  readonly onForm: (step: KitchenStep) => void;
  readonly onPrint: () => void;
};

function OpenMenu({ anchor, part, onClose, onForm, onPrint }: OpenProps) {
  const { isPossible } = useKitchenSteps(part);
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {isPossible('accept') && <MenuItem onClick={() => onForm('accept')}>{texts.otherMinutes}</MenuItem>}
      {isPossible('delay') && <MenuItem onClick={() => onForm('delay')}>{texts.delay}</MenuItem>}
      <MenuItem onClick={onPrint}>{texts.print}</MenuItem>
      <MenuItem component="a" href={phoneHref(part.mobile)} onClick={onClose}>
        {texts.call}&nbsp;<bdi dir="ltr">{part.mobile}</bdi>
      </MenuItem>
      <MenuItem component={Link} to={restaurantOrderPath(part.oid)}>
        {texts.open}
      </MenuItem>
    </Menu>
  );
}

const USUAL_DELAY = 10;

type FormProps = Pick<Props, 'part' | 'minutes'> & {
  readonly step: KitchenStep;
  readonly onClose: () => void;
};

function CardForm({ part, step, minutes, onClose }: FormProps) {
  const { take, isBusy, failure } = useKitchenSteps(part);
  const submit = async (body: StepBody) => (await take(step, body)) && onClose();
  return (
    <div className={styles.form}>
      {step === 'decline' ? (
        <ReasonForm part={part} isBusy={isBusy} onCancel={onClose} onSubmit={(body) => void submit(body)} />
      ) : (
        <MinutesForm
          label={step === 'accept' ? texts.readyInMinutes : texts.minutesLater}
          action={KITCHEN_STEP_TEXTS[step].button}
          usual={step === 'accept' ? (minutes ?? DEFAULT_TERMS.prep_minutes) : USUAL_DELAY}
          isBusy={isBusy}
          onCancel={onClose}
          onSubmit={(chosen) => void submit({ minutes: chosen })}
        />
      )}
      {failure !== undefined && <p className={styles.waiting}>{failure}</p>}
    </div>
  );
}
