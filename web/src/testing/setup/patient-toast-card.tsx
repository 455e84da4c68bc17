import type { ComponentProps } from 'react';
import { vi } from 'vitest';

const { ToastCard: RealToastCard } = await vi.importActual<typeof import('../../ui/feedback/toast-card.tsx')>(
  '../../ui/feedback/toast-card.tsx',
);

const LONGER_THAN_A_TEST_MS = 600_000;

/**
 * In place of `ui/toast-card.tsx`: on a busy machine a toast of one and a half seconds would be gone before the test
 * looks. Where a test moves the time itself, toasts go when they should.
 */
export const ToastCard = (props: ComponentProps<typeof RealToastCard>) => (
  <RealToastCard {...props} stayMs={vi.isFakeTimers() ? props.stayMs : LONGER_THAN_A_TEST_MS} />
);
