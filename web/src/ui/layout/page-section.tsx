import type { ReactNode } from 'react';
import { useId } from 'react';
import { PageHeading } from './page-heading.tsx';

type Props = {
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  /** Stands beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A page of an area under its heading, a region that screen readers can jump to by its name. */
export function PageSection({ title, intro, action, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <PageHeading id={id} intro={intro} action={action}>
        {title}
      </PageHeading>
      {children}
    </section>
  );
}
