import { AppError } from '../lib/errors.ts';

const MEGABYTE = 1024 * 1024;
/** What one form, one sender and all senders together may have on our disk while they are being read. */
const LIMITS = { form: 50 * MEGABYTE, sender: 100 * MEGABYTE, process: 400 * MEGABYTE };

const tooLarge = () => new AppError('payload_too_large', 'The files of one form may have 50 MB together.');
const busy = () =>
  new AppError('unavailable', 'Too many files are being sent at the moment. Please try again.', {
    headers: { 'retry-after': '10' },
  });

/** One form's share of the disk. */
export type UploadShare = {
  /** Throws when these bytes are too many. */
  take(bytes: number): void;
  /** The form's files are deleted. */
  release(): void;
};

export function createUploadBudget(limits = LIMITS): { open(sender: string): UploadShare } {
  const bySender = new Map<string, number>();
  let total = 0;
  return {
    open(sender) {
      let own = 0;
      const count = (bytes: number) => {
        own += bytes;
        total += bytes;
        const held = (bySender.get(sender) ?? 0) + bytes;
        if (held > 0) bySender.set(sender, held);
        else bySender.delete(sender);
      };
      return {
        take(bytes) {
          if (own + bytes > limits.form) throw tooLarge();
          const held = bySender.get(sender) ?? 0;
          if (held + bytes > limits.sender || total + bytes > limits.process) throw busy();
          count(bytes);
        },
        release: () => count(-own),
      };
    },
  };
}
