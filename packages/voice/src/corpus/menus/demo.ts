import { lahoreMenu } from '../menus/lahore.ts';
import { makeMenu } from './shop.ts';

const sweetGaliMenu = makeMenu('Sweet Gali', 640, {
  desserts: [
    ['Jalebi (250 g)', ['Regular', 'Large'], [], ['sweet', 'mithai']],
    ['Gulab Jamun (4 pcs)', ['Regular', 'Large'], [], ['sweet', 'mithai']],
    ['Ras Malai (2 pcs)', ['Regular', 'Large'], [], ['sweet', 'mithai']],
    ['Shahi Kheer', ['Regular', 'Large'], [], ['sweet', 'mithai']],
    ['Gajar ka Halwa', ['Regular', 'Large'], [], ['sweet', 'mithai']],
    ['Kulfi', ['Regular', 'Large'], [], ['sweet', 'mithai']],
    ['Rose Falooda', ['Regular', 'Large'], [], ['sweet', 'mithai']],
    ['Rainbow Gola', ['Regular', 'Large'], [], ['sweet', 'mithai']],
  ],
  snacks: [
    [
      'Fruit Chaat',
      ['Regular', 'Large'],
      ['Mild', 'Medium', 'Hot', 'Extra Hot'],
      ['street food', 'tea time'],
    ],
  ],
  'tea-coffee': [['Kashmiri Chai', ['Regular', 'Large'], [], ['hot drink', 'chai']]],
});

/** The demo world's menus, with the sweets. */
export const demoMenu = [...lahoreMenu, ...sweetGaliMenu];
