import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { Account } from '@nearbite/contract/accounts/own-account';
import { ALLERGENS } from '@nearbite/contract/catalog/diets';
import { ALLERGEN_LABELS } from '@nearbite/contract/catalog/diets.texts';
import { useState } from 'react';
import { errorText } from '../../../../lib/forms/form-errors.ts';
import { isSameValue } from '../../../../lib/forms/use-contract-form.ts';
import { MessageAlert } from '../../../../ui/feedback/message-alert.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { SubmitButton } from '../../../../ui/form/submit-button.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { useUpdateAccountMutation } from '../../own-account.api.ts';
import * as texts from './allergies-panel.texts.ts';

/** What somebody cannot eat: dishes warn of it, and kitchens are told where an order says so. */
export function AllergiesPanel({ account }: { readonly account: Account }) {
  const [update, { isLoading, isSuccess, error, reset }] = useUpdateAccountMutation();
  const [typed, setTyped] = useState(account.allergies);
  const hasChanged = !isSameValue(typed, account.allergies);
  const save = () => update({ params: { user_id: account.id }, body: { allergies: typed } });
  const toggle = (allergen: (typeof ALLERGENS)[number], isOn: boolean) => {
    reset();
    setTyped((before) => ALLERGENS.filter((one) => (one === allergen ? isOn : before.includes(one))));
  };
  return (
    <Panel heading={texts.allergies} sx={{ mt: 3, maxWidth: 620 }}>
      <Form onSubmit={save} sx={{ display: 'grid', gap: 1.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>{texts.explanation}</Typography>
        <Box role="group" aria-label={texts.allergies} sx={listStyles}>
          {ALLERGENS.map((allergen) => (
            <FormControlLabel
              key={allergen}
              control={
                <Checkbox
                  checked={typed.includes(allergen)}
                  onChange={(event) => toggle(allergen, event.target.checked)}
                />
              }
              label={ALLERGEN_LABELS[allergen]}
            />
          ))}
        </Box>
        {error !== undefined && <MessageAlert tone="bad">{errorText(error)}</MessageAlert>}
        {isSuccess && !hasChanged && <MessageAlert tone="good">{texts.saved}</MessageAlert>}
        <SubmitButton label={texts.save} isSending={isLoading} />
      </Form>
    </Panel>
  );
}

const listStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
} as const;
