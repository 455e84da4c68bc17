/** The script that keeps the riders' pages for a road without signal. Its folder is all that it may serve. */
export const RIDER_WORKER_PATH = '/rider/worker.js';
