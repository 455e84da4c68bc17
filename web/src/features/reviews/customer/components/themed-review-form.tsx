import type { ComponentProps } from 'react';
import { LibraryTheme } from '../../../../ui/theme/library-theme.tsx';
import { ReviewForm } from './review-form.tsx';

/** The form where nothing around it is built from the component library. */
export default function ThemedReviewForm(props: ComponentProps<typeof ReviewForm>) {
  return (
    <LibraryTheme>
      <ReviewForm {...props} />
    </LibraryTheme>
  );
}
