import { getWeather, suggestWeatherDishes } from '@nearbite/contract/weather/weather';
import { api } from '../../lib/net/api.ts';
import { call } from '../../lib/net/call.ts';

const weatherApi = api.injectEndpoints({
  endpoints: (build) => ({
    weather: build.query(call(getWeather)),
    weatherDishes: build.query(call(suggestWeatherDishes)),
  }),
});

export const { useWeatherQuery, useWeatherDishesQuery } = weatherApi;
