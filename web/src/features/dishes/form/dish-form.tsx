import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PATHS } from '@nearbite/contract/page-paths';
import { useRef, useState } from 'react';
import { type FieldErrors, FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { readFormErrors } from '../../../lib/forms/form-errors.ts';
import { focusFirstInvalid, MISSING } from '../../../lib/forms/missing-fields.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { dialogs } from '../../../lib/messages/dialogs.tsx';
import { whileIdle } from '../../../lib/page/busy.ts';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { UploadProgress } from '../../../ui/form/upload-progress.tsx';
import { CARD } from '../../../ui/theme/measures.ts';
import * as texts from '../dishes.texts.ts';
import {
  asTyped,
  bodyOf,
  type DishBody,
  type FormRows,
  formFieldOf,
  unreadableNumbers,
} from './dish-body.ts';
import { type TabId, tabOf } from './dish-tabs.ts';
import { type DishValues, missingFields } from './dish-values.ts';
import { oddPrice } from './odd-price.ts';
import { TabBar } from './tab-bar.tsx';
import { TabContent } from './tab-content.tsx';

type Outcome = { readonly error?: unknown };

type Props = {
  readonly initial: DishValues;
  /** Under which name unsent input is kept, and which version of the dish it changes. */
  readonly draft: { readonly name: string; readonly base?: number };
  readonly submitLabel: string;
  readonly missingText: string;
  readonly success: { readonly title: string; readonly text: string };
  /** The contract's rules, before anything is sent. */
  readonly schema: z.ZodType;
  readonly save: (
    body: DishBody,
    extra: { hasNewStock: boolean; onProgress: (share: number) => void },
  ) => Promise<Outcome>;
  /** Deals with a failure the form has no place for, if it knows it; the form may be sent once more. */
  readonly onConflict?: (error: unknown) => Promise<'unknown' | 'settled' | 'retry'>;
};

export function DishForm({
  initial,
  draft,
  submitLabel,
  missingText,
  success,
  schema,
  save,
  onConflict,
}: Props) {
  const navigate = useNavigate();
  const form = useContractForm<DishValues>({
    schema,
    asSent: asTyped,
    check: unreadableNumbers,
    fields: [],
    defaultValues: initial,
    isGuarded: true,
    draft,
  });
  const { dirtyFields } = form.formState;
  const [tab, setTab] = useState<TabId>('basic');
  const [progress, setProgress] = useState<number>();
  const [alert, setAlert] = useState<string>();
  const box = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);

  const showWrongFields = (wrong: Readonly<Record<string, string>>, formRows: FormRows) => {
    const fields = Object.entries(wrong).map(
      ([sent, message]) => [formFieldOf(sent, formRows), message] as const,
    );
    // `formFieldOf` returns paths of this form; one of them stands for all in the library's types.
    for (const [field, message] of fields) form.setError(field as 'title', { message });
    const [first] = fields;
    if (first) setTab(tabOf(first[0]));
    return first !== undefined;
  };

  const submit = async (): Promise<void> => {
    const values = form.getValues();
    form.clearErrors();
    setAlert(undefined);
    const missing = missingFields(values);
    if (missing.length > 0) {
      setTab('basic');
      for (const field of missing) form.setError(field, MISSING);
      await dialogs.warning(texts.missingFields, missingText);
      focusFirstInvalid(box.current);
      return;
    }
    await form.handleSubmit(send, showWrong)();
  };

  const showWrong = (errors: FieldErrors<DishValues>) => {
    setTab(tabOf(Object.keys(errors)[0] ?? ''));
    focusFirstInvalid(box.current);
  };

  const send = async (values: DishValues): Promise<void> => {
    const { body, formRows } = bodyOf(values);
    if ((dirtyFields.price || dirtyFields.old_price) && !(await confirmPrice(body))) {
      setTab('basic');
      setTimeout(() => form.setFocus('price'));
      return;
    }

    // The fields cannot keep it while they are locked.
    submitButton.current?.focus();
    setProgress(0);
    const { error } = await save(body, {
      hasNewStock: dirtyFields.stock_qty === true,
      onProgress: setProgress,
    });
    setProgress(undefined);
    if (error === undefined) {
      form.release();
      await dialogs.success(success.title, success.text);
      navigate(`${PATHS.restaurantDishes}/`);
      return;
    }
    const outcome = await onConflict?.(error);
    if (outcome === 'settled') return;
    if (outcome === 'retry') return send(values);
    const failure = readFormErrors(error);
    const isShown = showWrongFields(failure.fields, formRows);
    setAlert(failure.alert ?? (isShown ? texts.mendMarkedFields : undefined));
  };

  return (
    <FormProvider {...form}>
      <Form ref={box} onSubmit={() => progress === undefined && submit()} sx={formStyles}>
        <TabBar tab={tab} onChange={setTab} />
        {/* What is typed while the dish is being saved would not be saved with it. */}
        <Box
          role="tabpanel"
          id={`dish-panel-${tab}`}
          aria-labelledby={`dish-tab-${tab}`}
          inert={progress !== undefined}
        >
          <TabContent tab={tab} />
        </Box>
        {alert !== undefined && (
          <Box sx={{ mt: 3 }}>
            <MessageAlert tone="bad">{alert}</MessageAlert>
          </Box>
        )}
        <SubmitRow ref={submitButton} label={submitLabel} progress={progress} />
      </Form>
    </FormProvider>
  );
}

async function confirmPrice(body: DishBody): Promise<boolean> {
  const text = oddPrice(body);
  if (text === undefined) return true;
  return dialogs.confirm({
    title: texts.isThisPriceRight,
    text,
    confirmLabel: texts.saveAnyway,
    cancelLabel: texts.changeIt,
  });
}

const formStyles = {
  p: { xs: 2, md: 3 },
  ...CARD,
} as const;

type SubmitRowProps = {
  readonly ref: React.Ref<HTMLButtonElement>;
  readonly label: string;
  readonly progress: number | undefined;
};

const SubmitRow = ({ ref, label, progress }: SubmitRowProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 3 }}>
    <Button ref={ref} type="submit" variant="contained" size="large" {...whileIdle(progress !== undefined)}>
      {progress === undefined ? label : texts.saving}
    </Button>
    {progress !== undefined && <Sending fraction={progress} />}
  </Box>
);

function Sending({ fraction }: { fraction: number }) {
  const percent = Math.round(fraction * 100);
  return (
    <Box sx={{ flex: '1 1 200px' }}>
      <UploadProgress fraction={fraction} label={texts.upload} />
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {percent < 100 ? texts.sent(percent) : texts.savingYourDish}
      </Box>
    </Box>
  );
}
