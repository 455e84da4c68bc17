import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findUnsavedLanguage } from '../../../lib/chosen-language.ts';
import { renderApp } from '../../../testing/render-app.tsx';

it.each([
  [
    'a visitor only in the browser, so that the account of whoever signs in keeps its own',
    undefined,
    'Login',
  ],
  ['a customer for the account, too', 'customer' as const, 'Cart, 0 items'],
])('a language is chosen by %s', async (_, as, link) => {
  const { user } = renderApp('/contact', as && { as });
  await within(screen.getByRole('banner')).findByRole('link', { name: link });
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'اردو' }));
  expect(findUnsavedLanguage()).toBe(as && 'ur');
});
