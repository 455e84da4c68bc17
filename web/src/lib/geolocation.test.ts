import { describe, expect, it, vi } from 'vitest';
import { findPosition, getPosition } from './geolocation.ts';

type Success = PositionCallback;
type Failure = (error: { code: number; PERMISSION_DENIED: 1 }) => void;

const browserWith = (getCurrentPosition: (success: Success, failure: Failure) => void) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });

describe('position', () => {
  it('is what the browser reports', async () => {
    browserWith((success) => success({ coords: { latitude: 31.5, longitude: 74.3 } } as GeolocationPosition));
    expect(await getPosition()).toEqual({ latitude: 31.5, longitude: 74.3 });
  });

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'unavailable'],
  ])('code %i is told as %s', async (code, reason) => {
    browserWith((_success, failure) => failure({ code, PERMISSION_DENIED: 1 }));
    await expect(getPosition()).rejects.toMatchObject({ reason });
    expect(await findPosition()).toBeUndefined();
  });

  it('is given up when the permission prompt stays unanswered', async () => {
    vi.useFakeTimers();
    browserWith(() => undefined);
    const position = findPosition();
    await vi.advanceTimersByTimeAsync(8000);
    expect(await position).toBeUndefined();
    vi.useRealTimers();
  });

  it('is unsupported where the browser has none', async () => {
    vi.stubGlobal('navigator', {});
    await expect(getPosition()).rejects.toMatchObject({ reason: 'unsupported' });
  });
});
