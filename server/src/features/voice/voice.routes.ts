import { isTooMuchAtOnce, listVoiceExamples, understandVoiceOrder } from '@nearbite/contract/voice/voice';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../lib/errors.ts';
import { languageOf } from '../../plugins/language.ts';
import { mount } from '../../routing/mount.ts';
import { RawJson } from '../../routing/raw-json.ts';
import type { Services } from '../../services.ts';
import { saysIn } from './answers/texts-in.ts';
import { createVoiceThread, tooMuchAtOnce } from './voice-thread.ts';

export function registerVoice(
  app: FastifyInstance,
  services: Services,
  database: { readonly connectionString: string },
): void {
  const thread = createVoiceThread(app, services, database);

  mount(app, understandVoiceOrder, async ({ body, request }) => {
    const { latitude, longitude, about_line: aboutLine, ...spoken } = body;
    if (spoken.command === '') throw nothingSpoken(saysIn(languageOf(request)).noSpeech);
    if (isTooMuchAtOnce(body)) throw tooMuchAtOnce();
    const said = { ...spoken, here: { latitude, longitude }, aboutLine };
    return new RawJson(await thread.run(request, { kind: 'understand', said }));
  });

  mount(
    app,
    listVoiceExamples,
    async ({ query: here, request }) =>
      new RawJson(await thread.run(request, { kind: 'examples', said: { here } })),
  );
}

const nothingSpoken = (text: string) =>
  new AppError('validation', text, { errors: { command: [text] }, fields: { error: text } });
