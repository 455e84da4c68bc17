const TIMEOUT_MS = 5_000;

/** Whether our server answers now. What the browser says of its own connection is only trusted when it says no. */
export async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const response = await fetch(new URL('/health', window.location.origin), {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}
