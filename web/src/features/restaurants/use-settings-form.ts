import { useState } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import type { z } from 'zod';
import { consoleLog } from '../../lib/browser/console-log.ts';
import { confirmWithoutPicture } from '../../lib/forms/confirm-without-picture.ts';
import { readFormErrors } from '../../lib/forms/form-errors.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { pageToast } from '../../lib/messages/toasts.ts';
import type { Picture } from '../../ui/form/picture-input.tsx';

type Options<Values extends FieldValues> = {
  readonly schema: z.ZodType<unknown, unknown>;
  readonly defaultValues: DefaultValues<Values>;
  readonly picture: string | null;
  readonly save: (values: Values & { image?: File }) => Promise<{ error?: unknown }>;
  readonly doneText: string;
  /** Under which name unsent input is kept. */
  readonly draftName: string;
};

/** Texts by the contract's rules, the picture only when it was changed. */
export function useSettingsForm<Values extends FieldValues>(options: Options<Values>) {
  const { schema, defaultValues, save, doneText, draftName } = options;
  const [chosen, setChosen] = useState<File>();
  const [pictureProblem, setPictureProblem] = useState<string>();
  const [failure, setFailure] = useState<{ alert?: string; image?: string }>({});
  const form = useContractForm<Values, File>({
    schema,
    fields: [],
    defaultValues,
    isGuarded: true,
    hasMoreChanges: chosen !== undefined,
    draft: { name: draftName, extra: chosen, onExtra: setChosen },
  });

  const onSubmit = form.handleSubmit(async (values) => {
    setFailure({});
    if (!(await confirmWithoutPicture(pictureProblem))) return;
    const { error } = await save({ ...values, ...(chosen && { image: chosen }) });
    if (error === undefined) {
      // Another one may have been chosen while this one was on its way.
      setChosen((now) => (now === chosen ? undefined : now));
      form.takeStored(values, values);
      pageToast.success(doneText);
      return;
    }
    consoleLog.failure('Error saving the settings:', error);
    const { fields, alert } = readFormErrors(error);
    setFailure({ ...(alert && { alert }), ...(fields.image && { image: fields.image }) });
    for (const [field, message] of Object.entries(fields)) {
      // The server names fields of what was sent, which are the form's.
      const path = field.replaceAll(/\[(\w+)\]/g, '.$1') as Path<Values>;
      if (field !== 'image') form.setError(path, { message });
    }
  });

  const picture: Picture = chosen ?? options.picture;
  return {
    form,
    frame: {
      picture,
      pictureError: failure.image,
      onPicture: setChosen,
      onPictureProblem: setPictureProblem,
      alert: failure.alert,
      isSubmitting: form.formState.isSubmitting,
      onSubmit: () => void onSubmit(),
    },
  };
}
