import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useStepFocus } from './use-step-focus.ts';

const FIELDS = ['Name', 'Phone'];

/** A question whose choices go when one is taken, then fields with a button each, all in one stage. */
function Page() {
  const area = useStepFocus<HTMLDivElement>('address');
  const [step, setStep] = useState(0);
  return (
    <div ref={area}>
      <section>
        <h2 id="delivery">Delivery</h2>
        {step === 0 && (
          <button type="button" onClick={() => setStep(1)}>
            Half
          </button>
        )}
        {FIELDS.map(
          (field, at) =>
            step === at + 1 && (
              <p key={field}>
                {field}
                <button type="button" onClick={() => setStep(step + 1)}>
                  Confirm
                </button>
              </p>
            ),
        )}
      </section>
    </div>
  );
}

const press = (name: string) => {
  const button = screen.getByText(name);
  button.focus();
  fireEvent.click(button);
};

test('a button that goes away when it is used leaves the keyboard in the step', () => {
  render(<Page />);
  press('Half');
  expect(screen.getByText('Delivery')).toHaveFocus();
});

test('behind Confirm of a field the keyboard is on Confirm of the next', () => {
  render(<Page />);
  press('Half');
  press('Confirm');
  expect(screen.getByText('Confirm')).toHaveFocus();
  press('Confirm');
  expect(screen.getByText('Delivery')).toHaveFocus();
});
