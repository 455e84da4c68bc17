import { defineJob, handleJob, type JobHandler } from '../../jobs/queue.ts';
import type { Services } from '../../services.ts';
import { deleteWeatherBefore } from './observed-weather.queries.ts';

const tidyWeather = defineJob<unknown>('tidy_weather');
const KEEP_WEATHER_DAYS = 400;

export const weatherJobs = ({ db, clock }: Services): JobHandler[] => [
  handleJob(
    tidyWeather,
    () => deleteWeatherBefore(db, new Date(clock.now().getTime() - KEEP_WEATHER_DAYS * 86_400_000)),
    '47 3 * * *',
  ),
];
