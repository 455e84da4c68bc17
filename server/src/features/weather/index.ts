export { weatherJobs } from './weather.jobs.ts';
export { registerWeather } from './weather.routes.ts';
