import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormField } from './form-field.tsx';

it('runs in the direction of what is typed, in one line or several', () => {
  render(
    <>
      <FormField label="City" />
      <FormField label="About" multiline />
    </>,
  );
  for (const label of ['City', 'About']) {
    expect(screen.getByLabelText(label)).toHaveAttribute('dir', 'auto');
  }
});
