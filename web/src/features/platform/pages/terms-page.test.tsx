import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import '../../accounts/pages/register-page.tsx';

test('the terms are shown in paragraphs, as text, to whoever is about to agree to them', async () => {
  const text = 'Be kind & <b>bold</b>.\n\nPay for\nwhat you eat.';
  renderApp('/terms', {
    server: { 'GET /api/terms/': () => json({ text, changed_at: '2026-11-01T10:00:00.000Z' }) },
  });
  expect(await screen.findByText('Be kind & <b>bold</b>.')).toBeInTheDocument();
  expect(screen.getByText('Pay for what you eat.').tagName).toBe('P');
  expect(screen.getByText('Last changed 1 Nov 2026')).toBeInTheDocument();
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Terms' })).toBeInTheDocument();
});

test('the sentence on the register form leads there', async () => {
  renderApp('/register');
  const line = await screen.findByText(/By signing up you agree to our/);
  expect(line).toHaveTextContent('By signing up you agree to our terms.');
  expect(within(line).getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
});
