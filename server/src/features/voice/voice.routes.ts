import { listVoiceExamples, understandVoiceOrder } from '@nearbite/contract/voice/voice';
import { makeExamples } from '@nearbite/voice/examples';
import { voiceTexts } from '@nearbite/voice/session/voice-settings';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../lib/errors.ts';
import { mount } from '../../routing/mount.ts';
import type { Services } from '../../services.ts';
import { createMenuIndexes } from './menu-indexes.ts';
import { readPopularTitles, restaurantsWithinReach } from './voice.queries.ts';
import { understandCommand } from './voice.service.ts';
import { warmUpWhenListening } from './warm-up.ts';

/** Enough to find three sentences in that are understood. */
const EXAMPLE_DISHES = 8;

export function registerVoice(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const menus = createMenuIndexes(services);
  warmUpWhenListening(app);

  mount(app, understandVoiceOrder, async ({ body }) => {
    const {
      command,
      latitude,
      longitude,
      context,
      cart,
      lines,
      about,
      about_line: aboutLine,
      allergies,
    } = body;
    if (command === '') throw nothingSaid();
    return understandCommand(services, menus, {
      command,
      here: { latitude, longitude },
      context,
      cart,
      lines,
      about,
      aboutLine,
      allergies,
    });
  });

  mount(app, listVoiceExamples, async ({ query: here }) => {
    const index = await menus.findIndexAt(here);
    if (index === undefined) return { examples: [] };
    const titles = await readPopularTitles(db, await restaurantsWithinReach(db, here), EXAMPLE_DISHES);
    return { examples: makeExamples(index, titles) };
  });
}

const nothingSaid = () =>
  new AppError('validation', voiceTexts.noSpeech, {
    errors: { command: [voiceTexts.noSpeech] },
    fields: { error: voiceTexts.noSpeech },
  });
