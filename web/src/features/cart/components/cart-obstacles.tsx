import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import { RADIUS } from '../../../ui/theme/measures.ts';
import * as texts from '../cart.texts.tsx';
import type { CartObstacle, ObstacleAction } from '../cart-obstacles.ts';
import { ObstacleActions } from './obstacle-actions.tsx';

type Props = {
  readonly id: string;
  readonly obstacles: readonly CartObstacle[];
  readonly onAction: (action: ObstacleAction, restaurantId: number | undefined) => void;
};

/** Said before the button is pressed, each with what can be done about it. */
export function CartObstacles({ id, obstacles, onAction }: Props) {
  return (
    // Always there, so that it is read out when something comes in.
    <Box id={id} aria-live="polite" sx={{ '&:empty': { display: 'none' } }}>
      {obstacles.length > 0 && (
        <Box
          component="ul"
          aria-label={texts.beforeYouOrder}
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
        >
          {obstacles.map(({ code, restaurant, text, actions }) => (
            <Box component="li" key={`${code} ${restaurant?.id}`} sx={obstacleStyles}>
              <TriangleAlert size={20} aria-hidden />
              <div>
                <Box dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                  {text}
                </Box>
                <ObstacleActions actions={actions} restaurantId={restaurant?.id} onAction={onAction} />
              </div>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

const obstacleStyles = {
  display: 'flex',
  gap: 1.5,
  p: '12px 16px',
  borderRadius: RADIUS.option,
  fontWeight: 500,
  color: 'status.waiting.text',
  bgcolor: 'status.waiting.tint',
  '& > svg': { flex: 'none', mt: '2px' },
} as const;
