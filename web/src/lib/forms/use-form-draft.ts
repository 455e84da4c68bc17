import { useEffect, useEffectEvent, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import * as texts from '../lib.texts.ts';
import { noticeToast } from '../messages/toasts.ts';
import { authorization } from '../net/authorization.ts';
import { dropDraft, findDraft, saveDraft } from './drafts.ts';

export type DraftOptions<Extra> = {
  /** Tells the forms of this browser tab apart. */
  readonly name: string;
  /** Which version of a thing is being changed. */
  readonly base?: number | undefined;
  /** What belongs to the draft beside the form's values, undefined while there is nothing. */
  readonly extra?: Extra | undefined;
  readonly onExtra?: (extra: Extra) => void;
  /** The extra was found without anybody's input: it is kept only beside something that was typed. */
  readonly isExtraAutomatic?: boolean;
};

/**
 * The `draft` option of `useContractForm`: keeps what is typed until it is sent or left on purpose, so that a session
 * that ends in between costs nothing: whoever signs in again finds the form as it was. Returns whether that happened,
 * and a way to forget the draft before the form is left.
 */
export function useFormDraft<Values extends FieldValues, Extra>(
  form: UseFormReturn<Values>,
  draft: DraftOptions<Extra> | undefined,
) {
  const name = draft?.name;
  const [found] = useState(() => (name === undefined ? undefined : findDraft(name)));
  const { isDirty } = form.formState;
  const extra = isDirty || draft?.isExtraAutomatic !== true ? draft?.extra : undefined;
  const hasContent = isDirty || extra !== undefined;

  const restore = useEffectEvent(() => {
    if (!found) return;
    // Written by this hook under this name, so these are values of this form.
    form.reset(withDefaults(found.values as Values, form.formState.defaultValues as DefaultValues<Values>), {
      keepDefaultValues: true,
    });
    // The same holds for the extra; null stands for a lost file.
    if (found.extra !== undefined && found.extra !== null) draft?.onExtra?.(found.extra as Extra);
    noticeToast(found.hasLostFiles ? texts.draftIsBackWithoutPictures : texts.draftIsBack);
  });
  const save = useEffectEvent(() => {
    if (name === undefined) return;
    if (hasContent) saveDraft(name, { values: form.getValues(), extra, base: draft?.base });
    else dropDraft(name);
  });

  useEffect(() => restore(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of these is a change of the draft.
  useEffect(() => save(), [hasContent, extra]);
  const { subscribe } = form;
  useEffect(() => {
    if (name === undefined) return;
    return subscribe({ formState: { values: true }, callback: () => save() });
  }, [name, subscribe]);
  useEffect(() => {
    if (name === undefined) return;
    const owner = authorization.findSubject();
    return () => {
      // Still signed in: the page was left on purpose. Else the session ended, and this is what the draft is for.
      if (authorization.findSubject() === owner) dropDraft(name);
    };
  }, [name]);

  return {
    isRestored: found !== undefined,
    drop: () => {
      if (name !== undefined) dropDraft(name);
    },
  };
}

/** A lost picture leaves null behind: the form shows there what it would without a draft. */
function withDefaults<Values extends FieldValues>(values: Values, defaults: DefaultValues<Values>): Values {
  const entries = Object.entries(values).map(([field, value]) => [field, value ?? defaults[field]]);
  // A draft of an older version of the form lacks what was added since.
  return { ...defaults, ...Object.fromEntries(entries) } as Values;
}
