import { useLogFailure } from '../../../../lib/browser/use-log-failure.ts';
import { FailureLine } from '../../../../ui/feedback/failure-line.tsx';
import { FoodPicture } from '../../../../ui/food/food-picture.tsx';
import { Skeleton } from '../../../../ui/loading/skeleton.tsx';
import { SectionHeading } from '../../../../ui/text/section-heading.tsx';
import { useCategoriesQuery } from '../../api.ts';
import * as texts from '../../catalog.texts.ts';
import styles from './categories-section.module.css';

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

export function CategoriesSection() {
  const query = useCategoriesQuery();
  const { data, error } = query;
  useLogFailure('Error fetching categories:', error);
  if (data?.length === 0) return null;

  return (
    <section aria-labelledby="categories-heading">
      <SectionHeading id="categories-heading">{texts.categories}</SectionHeading>
      <FailureLine query={query} what={texts.theCategories} />
      <ul className={styles.list}>
        {data === undefined &&
          error === undefined &&
          PLACEHOLDERS.map((key) => (
            <li key={key}>
              <Skeleton shape="circle" width={100} height={100} className={styles.picture} />
            </li>
          ))}
        {data?.map(({ id, title, image }) => (
          <li key={id}>
            <div className={styles.picture}>
              <FoodPicture image={image} alt="" sizes="100px" ratio="1 / 1" />
            </div>
            <span dir="auto" className={styles.title}>
              {title}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
