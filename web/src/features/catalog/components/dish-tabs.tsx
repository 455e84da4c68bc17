import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { Dish } from '@nearbite/contract/catalog/catalog';
import { storePath } from '@nearbite/contract/page-paths';
import { type ReactNode, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { FoodPicture } from '../../../ui/food-picture.tsx';
import { RADIUS } from '../../../ui/theme.ts';
import { ReviewPanel } from '../../reviews/index.ts';
import { SampleQuestions } from './sample-questions.tsx';
import { SpecificationTable } from './specification-table.tsx';

export function DishTabs({ dish }: { dish: Dish }) {
  const [shown, setShown] = useState(0);
  const prefix = useId();
  const tabs: { label: string; content: ReactNode; isHidden?: boolean }[] = [
    { label: 'Specifications', content: <SpecificationTable dish={dish} /> },
    { label: 'Restaurant', content: <RestaurantPanel restaurant={dish.restaurant} /> },
    { label: 'Review', content: <ReviewPanel dishId={dish.id} /> },
    { label: 'Questions and Answers', content: <SampleQuestions />, isHidden: true },
  ];
  return (
    <Box sx={{ mt: 4 }}>
      <Tabs
        value={shown}
        onChange={(_event, next: number) => setShown(next)}
        aria-label="About the dish"
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
      >
        {tabs.map(({ label, isHidden }, index) => (
          <Tab
            key={label}
            label={label}
            id={`${prefix}-tab-${index}`}
            aria-controls={`${prefix}-panel-${index}`}
            sx={{ textTransform: 'none', fontWeight: 650, fontSize: '1rem' }}
            style={isHidden ? { display: 'none' } : {}}
            disabled={isHidden === true}
          />
        ))}
      </Tabs>
      {tabs.map(({ label, content, isHidden }, index) => (
        <div
          key={label}
          role="tabpanel"
          id={`${prefix}-panel-${index}`}
          aria-labelledby={`${prefix}-tab-${index}`}
          hidden={index !== shown || isHidden === true}
        >
          {content}
        </div>
      ))}
    </Box>
  );
}

function RestaurantPanel({ restaurant }: { restaurant: Dish['restaurant'] }) {
  const { name, slug, description, phone_number, image } = restaurant;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '180px 1fr' }, gap: 2.5 }}>
      <Box sx={{ overflow: 'hidden', borderRadius: RADIUS.card, alignSelf: 'start' }}>
        <FoodPicture image={image} alt={name} sizes="(min-width: 600px) 180px, 100vw" />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography dir="auto" sx={{ my: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {description ?? 'Tasty meals waiting for you!'}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 20px' }}>
          <Link href={`tel:${phone_number.replace(/[^+\d]/g, '')}`}>{phone_number}</Link>
          <Link component={RouterLink} to={storePath(slug)}>
            See the whole menu
          </Link>
        </Box>
      </Box>
    </Box>
  );
}
