import { describe, expect, it, vi } from 'vitest';
import { positionAt } from '../../testing/fake-geolocation.ts';
import { giveNavigator } from '../../testing/give-navigator.ts';
import { findGrantedPosition, findPosition, getPosition } from './geolocation.ts';

type Success = PositionCallback;
type Failure = (error: { code: number; PERMISSION_DENIED: 1 }) => void;

const browserWith = (
  getCurrentPosition: (success: Success, failure: Failure) => void,
  permission?: PermissionState,
) =>
  giveNavigator({
    geolocation: { getCurrentPosition },
    ...(permission && { permissions: { query: async () => ({ state: permission }) } }),
  });

describe('position', () => {
  it('is what the browser reports', async () => {
    browserWith((success) => success(positionAt({ latitude: 31.5, longitude: 74.3 })));
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

  it.each(['prompt', 'denied', undefined] as const)(
    'is not asked for at the login where the permission is %s',
    async (permission) => {
      const ask = vi.fn();
      browserWith(ask, permission);
      expect(await findGrantedPosition()).toBeUndefined();
      expect(ask).not.toHaveBeenCalled();
    },
  );

  it('comes with the login where the permission is granted', async () => {
    browserWith((success) => success(positionAt({ latitude: 31.5, longitude: 74.3 })), 'granted');
    expect(await findGrantedPosition()).toEqual({ latitude: 31.5, longitude: 74.3 });
  });

  it('holds the login up for a second at most', async () => {
    vi.useFakeTimers();
    browserWith(() => undefined, 'granted');
    const position = findGrantedPosition();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await position).toBeUndefined();
    vi.useRealTimers();
  });

  it('is unsupported where the browser has none', async () => {
    giveNavigator({ geolocation: undefined });
    await expect(getPosition()).rejects.toMatchObject({ reason: 'unsupported' });
  });
});
