import { voiceSettings } from '@nearbite/voice/session/voice-settings';

export type DraftStorage = {
  load(): string | null;
  save(text: string): void;
  clear(): void;
};

const OWNER_KEY = `${voiceSettings.draftKey}.user`;

/** The draft of one user: whoever signs in next on this browser does not see it. Full or forbidden storage is no reason to stop. */
export function createDraftStorage(userId: number): DraftStorage {
  const owner = String(userId);
  return {
    load() {
      return attempt(() => {
        const draft = localStorage.getItem(voiceSettings.draftKey);
        return localStorage.getItem(OWNER_KEY) === owner ? draft : null;
      }, null);
    },
    save(text) {
      attempt(() => {
        localStorage.setItem(OWNER_KEY, owner);
        localStorage.setItem(voiceSettings.draftKey, text);
      }, undefined);
    },
    clear() {
      attempt(() => {
        localStorage.removeItem(OWNER_KEY);
        localStorage.removeItem(voiceSettings.draftKey);
      }, undefined);
    },
  };
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
