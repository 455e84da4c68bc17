import { z } from 'zod';
import { kitchenStaff, managers } from '../access.ts';
import { DISH_STATUSES, Dish, DishRestaurant } from '../catalog/catalog.ts';
import { endpoint } from '../endpoint.ts';
import { moment as momentFormat } from '../fields.texts.ts';
import { id, moment, optional, page, publicId, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { CreateDishBody, UpdateDishBody } from './dish-form.ts';
import { DishTranslations } from './dish-translations.ts';
import { chosenExtra } from './extras.ts';
import { ServedSpan } from './served.ts';

/** `menu`: by category and place, as customers see them. */
export const DISH_ORDERS = ['latest', 'oldest', 'menu'] as const;
export type DishOrder = (typeof DISH_ORDERS)[number];

/** `version` rises with every change an owner makes; sent back with a change it guards against lost ones. */
export const OwnerDish = Dish.omit({ served_from: true }).extend({
  restaurant: DishRestaurant,
  version: z.number(),
  translations: DishTranslations,
  /** What the stock is set to when the kitchen's day begins; null: the stock is only counted down. */
  daily_portions: z.number().nullable(),
  /** When it is served; empty: as its category. */
  served: z.array(ServedSpan),
  /** When its category is served in this kitchen; empty: whenever that is open. */
  category_served: z.array(ServedSpan),
  /** Within its category; null follows after. */
  position: z.number().nullable(),
  /** What the administrator wants to see changed while the dish is in review. */
  review_reason: z.string().nullable(),
});
export type OwnerDish = z.infer<typeof OwnerDish>;

/** As the form is filled from it. */
export const EditableDish = OwnerDish.extend({ category: z.number() });
export type EditableDish = z.infer<typeof EditableDish>;

const restaurantParams = z.object({ restaurant_id: id });
const dishParams = restaurantParams.extend({ did: publicId });
const uploads = ['image', 'gallery[*][image]'];

export const listOwnerDishes = endpoint({
  name: 'listOwnerDishes',
  summary: "All of one's dishes, whatever their status",
  method: 'GET',
  path: '/api/restaurant/dishes/:restaurant_id/',
  access: kitchenStaff,
  params: restaurantParams,
  query: z.object({
    status: z.enum(DISH_STATUSES, 'Status must be live, in-active or in-review').optional(),
    /** Words of the title, in any language it has. */
    q: optional(text(LIMITS.searchQuery, 'Write at most 100 characters')),
    order: z.enum(DISH_ORDERS, 'Order must be latest, oldest or menu').default('latest'),
    ...page,
  }),
  response: z.array(OwnerDish),
});

export const createDish = endpoint({
  name: 'createDish',
  summary: 'Add a dish with its pictures, sizes, spice levels and specifications',
  method: 'POST',
  path: '/api/restaurant/create-dish/:restaurant_id/',
  access: managers,
  idempotent: true,
  params: restaurantParams,
  body: CreateDishBody,
  response: OwnerDish,
  status: 201,
  uploads,
});

export const getOwnerDish = endpoint({
  name: 'getOwnerDish',
  summary: 'One dish as its form is filled',
  method: 'GET',
  path: '/api/restaurant/update-dish/:restaurant_id/:did/',
  access: managers,
  params: dishParams,
  response: EditableDish,
});

export const updateDish = endpoint({
  name: 'updateDish',
  summary: 'Change what is sent; a list is replaced when any of its fields is sent',
  method: 'PATCH',
  path: '/api/restaurant/update-dish/:restaurant_id/:did/',
  access: managers,
  params: dishParams,
  body: UpdateDishBody,
  response: EditableDish,
  uploads,
});

/** When the kitchen's next day begins; the server knows its hours and time zone. */
export const TOMORROW = 'tomorrow';
/** The longest a dish may be sold out; what never comes back is deleted or turned off. */
export const SOLD_OUT_DAYS = 366;

export const soldOutUntil = z.union(
  [z.literal('').transform(() => null), z.null(), z.literal(TOMORROW), moment],
  momentFormat,
);

const OPTION_MESSAGE = 'Must be the name of an option of this dish';

export const setAvailability = endpoint({
  name: 'setAvailability',
  summary: 'Sold out for a while: the dish, or one of its portions, spice levels or extras; null lifts it',
  method: 'PATCH',
  path: '/api/restaurant/availability/:restaurant_id/:did/',
  access: kitchenStaff,
  params: dishParams,
  body: z
    .object({
      sold_out_until: soldOutUntil,
      portion_size: text(LIMITS.title, OPTION_MESSAGE).optional(),
      spice_level: text(LIMITS.title, OPTION_MESSAGE).optional(),
      extra: optional(chosenExtra),
    })
    .refine(({ portion_size, spice_level }) => portion_size === undefined || spice_level === undefined, {
      error: 'Name a portion size or a spice level, not both',
      path: ['spice_level'],
    })
    .refine(
      ({ portion_size, spice_level, extra }) =>
        extra === undefined || (portion_size ?? spice_level) === undefined,
      { error: 'Name an extra or another option, not both', path: ['extra'] },
    ),
  response: OwnerDish,
});

export const deleteDish = endpoint({
  name: 'deleteDish',
  summary: 'Hide a dish for ever from menus and carts; past orders keep what they show',
  method: 'DELETE',
  path: '/api/restaurant/delete-dish/:restaurant_id/:did/',
  access: managers,
  params: dishParams,
});
