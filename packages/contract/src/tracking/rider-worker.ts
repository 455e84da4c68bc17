/** The script that keeps the rider's page for a road without signal. Its folder is all that it may serve. */
export const RIDER_WORKER_PATH = '/rider/tracking/worker.js';
