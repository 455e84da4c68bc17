import { voiceSettings } from '@nearbite/voice/session/voice-settings';

export type DraftStorage = ReturnType<typeof createDraftStorage>;

const OWNER_KEY = `${voiceSettings.draftKey}.user`;

/** The draft of one user: whoever signs in next on this browser does not see it. Full or forbidden storage is no reason to stop. */
export function createDraftStorage(userId: number) {
  const { draftKey } = voiceSettings;
  const isOwn = () => localStorage.getItem(OWNER_KEY) === String(userId);
  return {
    load: (): string | null => attempt(() => (isOwn() ? localStorage.getItem(draftKey) : null)) ?? null,
    save(text: string): void {
      attempt(() => {
        localStorage.setItem(OWNER_KEY, String(userId));
        localStorage.setItem(draftKey, text);
      });
    },
    clear(): void {
      attempt(() => {
        localStorage.removeItem(OWNER_KEY);
        localStorage.removeItem(draftKey);
      });
    },
  };
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
