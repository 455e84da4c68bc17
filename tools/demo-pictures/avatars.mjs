import { backdrop } from './backdrops.mjs';
import { svg } from './scene.mjs';
import { emoji, resetIds, seeded, shadow } from './svg.mjs';

const plan = {
  'woman-1': ['woman-medium', '#f3a6a0'],
  'woman-2': ['woman-with-headscarf-medium-light', '#9fcdb4'],
  'woman-3': ['woman-curly-hair-medium-dark', '#f6c66b'],
  'woman-4': ['old-woman-medium', '#c3b0e0'],
  'woman-5': ['woman-with-headscarf-medium', '#f0b48a'],
  'woman-6': ['woman-cook-medium', '#f4d27a'],
  'man-1': ['man-medium', '#8fc0de'],
  'man-2': ['man-office-worker-medium', '#f2b36b'],
  'man-3': ['man-curly-hair-medium-dark', '#a9d08e'],
  'man-4': ['old-man-medium', '#d9bfa0'],
  'man-5': ['man-beard-medium', '#a8b5e0'],
  'man-6': ['man-cook-medium', '#f3a98c'],
  'man-7': ['man-wearing-turban-medium', '#9bd0cf'],
  'man-8': ['person-medium', '#e6b3cf'],
};

export const avatars = Object.fromEntries(
  Object.entries(plan).map(([name, [face, color]]) => [
    `avatar-${name}`,
    () => {
      resetIds();
      const random = seeded(`avatar ${name}`);
      return svg(
        256,
        256,
        backdrop({ width: 256, height: 256, color, random }) +
          shadow(128, 232, 92, 22, 0.25) +
          emoji(face, 128, 138, 200),
      );
    },
  ]),
);
