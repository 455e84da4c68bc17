import type { Dish } from '@nearbite/contract/catalog/catalog';
import styles from './dish-tabs.module.css';

/** The category and what the restaurant says about the dish, row by row. */
export function SpecificationTable({ dish }: { dish: Pick<Dish, 'category' | 'specification'> }) {
  const rows = [{ title: 'Category', content: dish.category.title }, ...dish.specification];
  return (
    <table className={styles.table}>
      <tbody>
        {rows.map(({ title, content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may say the same, and their order never changes
          <tr key={index}>
            <th scope="row" dir="auto">
              {title}
            </th>
            <td dir="auto">{content}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
