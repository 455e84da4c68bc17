import { getWeather, suggestWeatherDishes } from '@nearbite/contract/weather/weather';
import { api } from '../../lib/api.ts';
import { call } from '../../lib/call.ts';

const weatherApi = api.injectEndpoints({
  endpoints: (build) => ({
    weather: build.query(call(getWeather)),
    weatherDishes: build.query(call(suggestWeatherDishes)),
  }),
});

export const { useWeatherQuery, useWeatherDishesQuery } = weatherApi;
