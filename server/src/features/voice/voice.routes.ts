import { understandVoiceOrder } from '@nearbite/contract/voice';
import { understandOrder } from '@nearbite/domain/voice/understand-order';
import { voiceTexts } from '@nearbite/domain/voice/voice-settings';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { mount } from '../../routing/mount.ts';
import type { Services } from '../../services.ts';
import { createMenuIndexes } from './menu-indexes.ts';
import { presentItem } from './voice.present.ts';
import { readOrderableDishes } from './voice.queries.ts';

export function registerVoice(app: FastifyInstance, services: Services): void {
  const menus = createMenuIndexes(services);

  mount(app, understandVoiceOrder, async ({ body: { command, latitude, longitude } }) => {
    if (command === '') throw nothingSaid();
    const index = await menus.findIndexAt({ latitude, longitude });
    const items = index === undefined ? [] : understandOrder(index, command);
    if (items.length === 0) return { order_items: [] };
    const ids = new Set(items.flatMap((item) => [item.dishId, ...item.alternatives]));
    const dishes = await readOrderableDishes(services.db, [...ids]);
    const dishesById = new Map(dishes.map((dish) => [dish.id, dish]));
    return { order_items: items.flatMap((item) => presentItem(item, dishesById) ?? []) };
  });
}

const nothingSaid = () =>
  new AppError('validation', voiceTexts.noSpeech, {
    errors: { command: [voiceTexts.noSpeech] },
    fields: { error: voiceTexts.noSpeech },
  });
