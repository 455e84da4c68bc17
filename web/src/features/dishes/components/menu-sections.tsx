import Box from '@mui/material/Box';
import type { OwnerDish } from '@nearbite/contract/dishes/dishes';
import type { ReactNode } from 'react';
import { CategoryHeading } from '../served/category-times.tsx';

type Props = {
  /** In the order of the menu. */
  readonly dishes: readonly OwnerDish[];
  readonly children: (dishes: readonly OwnerDish[], category: string) => ReactNode;
};

/** A section for each category, with when it is served. */
export function MenuSections({ dishes, children }: Props) {
  const ids = [...new Set(dishes.map(({ category }) => category.id))];
  return ids.map((id) => {
    const rows = dishes.filter(({ category }) => category.id === id);
    return (
      <Box component="section" key={id} sx={{ mb: 3 }}>
        {rows[0] && <CategoryHeading {...rows[0]} />}
        {children(rows, rows[0]?.category.title ?? '')}
      </Box>
    );
  });
}
