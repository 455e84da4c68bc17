import { useCallback, useEffect, useState } from 'react';
import { consoleLog } from '../../lib/console-log.ts';
import {
  GRANTED_PATIENCE_MS,
  getPosition,
  type Position,
  positionPermission,
} from '../../lib/geolocation.ts';
import { useIsHydrating } from '../../lib/use-is-hydrating.ts';
import { findAccessToken } from '../accounts/index.ts';
import { useUpdateLocationMutation } from './api.ts';
import { findChosenPlace, keepChosenPlace, keepKnownPosition, type Place } from './places.ts';

export type Whereabouts = {
  /** Undefined: not known, restaurants are listed without it. */
  readonly position: Position | undefined;
  /** The name of a place chosen by hand. */
  readonly placeName: string | undefined;
  /** It is not yet clear whether there will be a position. */
  readonly isAsking: boolean;
  readonly choose: (place: Place) => void;
  /** Back to asking the browser. */
  readonly locate: () => void;
};

type State = { readonly position?: Position; readonly placeName?: string; readonly isAsking: boolean };

/** Where the user is: a place chosen by hand, else what the browser says. A signed-in user's is remembered. */
export function useWhereabouts(): Whereabouts {
  const isHydrating = useIsHydrating();
  const [state, setState] = useState<State>(() => (isHydrating ? { isAsking: true } : initialState()));
  const [updateLocation] = useUpdateLocationMutation();

  const arrive = useCallback(
    async ({ latitude, longitude }: Position, placeName?: string) => {
      const position = { latitude, longitude };
      keepKnownPosition(position);
      // Search and suggestions go by the saved position, so it is sent before anything is fetched for it.
      if (findAccessToken() !== null) {
        const { error } = await updateLocation({ body: position });
        if (error) consoleLog.failure('Error sending the location:', error);
      }
      setState({ position, isAsking: false, ...(placeName !== undefined && { placeName }) });
    },
    [updateLocation],
  );

  const locate = useCallback(() => {
    keepChosenPlace(undefined);
    setState({ isAsking: true });
    const giveUp = () => setState((now) => ({ ...now, isAsking: false }));
    const patience = setTimeout(giveUp, GRANTED_PATIENCE_MS);
    // Nobody knows when a prompt is answered: the list comes without a position, and again with it.
    void positionPermission().then((permission) => permission === 'prompt' && giveUp());
    getPosition()
      .then((position) => (findChosenPlace() ? undefined : arrive(position)))
      .catch((error: { reason?: string }) => {
        if (error.reason === 'unsupported') consoleLog.info('Geolocation is not supported by this browser.');
        giveUp();
      })
      .finally(() => clearTimeout(patience));
    return () => clearTimeout(patience);
  }, [arrive]);

  useEffect(() => {
    if (!findChosenPlace()) return locate();
    // Over the server's HTML, which knew of no place.
    setState(initialState());
    return undefined;
  }, [locate]);

  const choose = useCallback(
    (place: Place) => {
      keepChosenPlace(place);
      setState({ isAsking: true, placeName: place.name });
      void arrive(place, place.name);
    },
    [arrive],
  );

  return {
    position: state.position,
    placeName: state.placeName,
    isAsking: state.isAsking,
    choose,
    locate,
  };
}

function initialState(): State {
  const chosen = findChosenPlace();
  if (!chosen) return { isAsking: true };
  const { name, latitude, longitude } = chosen;
  return { position: { latitude, longitude }, placeName: name, isAsking: false };
}
