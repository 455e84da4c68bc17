import type { Weather } from '@nearbite/contract/weather/weather';
import { type ManualWeather, manualWeather } from '@nearbite/domain/weather';
import { useEffect, useState } from 'react';
import { consoleLog } from '../../lib/browser/console-log.ts';
import { findPosition, type Position } from '../../lib/place/geolocation.ts';
import { isChosenByHand, positionOf, rememberDevicePosition, usePlace } from '../../lib/place/place.ts';
import { useWeatherDishesQuery, useWeatherQuery } from './api.ts';

/** The weather where the user is, or as chosen by hand, and what suits it. */
export function useWeatherSuggestions() {
  const position = usePosition();
  const [choice, setChoice] = useState<ManualWeather>();
  const measured = useWeatherQuery(
    { query: position ?? {} },
    { skip: position === undefined, pollingInterval: WEATHER_CHECK_MS, skipPollingIfUnfocused: true },
  );
  const weather: Weather | undefined = choice === undefined ? measured.currentData : weatherOf(choice);
  const dishes = useWeatherDishesQuery(
    { body: { ...(weather ?? NO_WEATHER), ...position } },
    { skip: weather === undefined },
  );

  useLogged('Error fetching weather:', measured.error);
  useLogged('Error fetching weather dishes:', dishes.error);

  return {
    weather,
    choice,
    choose: setChoice,
    // When the weather turns, what is on the page stays until the new suggestions are there.
    suggestions: weather && (choice === undefined ? dishes.data : dishes.currentData),
    isLoading: weather === undefined ? !isSettled(measured) : dishes.isFetching && dishes.data === undefined,
    isWeatherDown: measured.currentData === undefined && isSettled(measured),
    measured,
    dishes,
    retryWeather: () => {
      setChoice(undefined);
      void measured.refetch();
    },
  };
}

/** The server asks the weather service at most as often. */
const WEATHER_CHECK_MS = 10 * 60_000;

/** Stands in while nothing is asked. */
const NO_WEATHER: Weather = { temperature: 0, condition: '' };

const isSettled = ({ isError, isFetching }: { isError: boolean; isFetching: boolean }) =>
  isError && !isFetching;

const weatherOf = (choice: ManualWeather): Weather => {
  const { temperature, condition } = manualWeather[choice];
  return { temperature, condition };
};

/** Undefined while it is being asked for; null when there is none, and the server takes the saved one. */
function usePosition(): Position | null | undefined {
  const place = usePlace();
  const isChosen = isChosenByHand(place);
  const [isAsking, setIsAsking] = useState(true);
  useEffect(() => {
    if (isChosen) return;
    let isLeft = false;
    void findPosition().then((found) => {
      if (isLeft) return;
      if (found) rememberDevicePosition(found);
      setIsAsking(false);
    });
    return () => {
      isLeft = true;
    };
  }, [isChosen]);
  if (isAsking && !isChosen) return undefined;
  return place ? positionOf(place) : null;
}

function useLogged(words: string, error: unknown) {
  useEffect(() => {
    if (error !== undefined) consoleLog.failure(words, JSON.stringify(error));
  }, [words, error]);
}
