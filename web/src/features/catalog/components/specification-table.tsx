import Box from '@mui/material/Box';
import type { Dish } from '@nearbite/contract/catalog/catalog';

/** The category and what the restaurant says about the dish, row by row. */
export function SpecificationTable({ dish }: { dish: Pick<Dish, 'category' | 'specification'> }) {
  const rows = [{ title: 'Category', content: dish.category.title }, ...dish.specification];
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        tableLayout: 'fixed',
        '& th, & td': {
          p: '12px 14px',
          borderBottom: 1,
          borderColor: 'divider',
          textAlign: 'start',
          verticalAlign: 'top',
          overflowWrap: 'anywhere',
        },
        '& th': { width: '32%', color: 'text.secondary', fontWeight: 500 },
      }}
    >
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
    </Box>
  );
}
