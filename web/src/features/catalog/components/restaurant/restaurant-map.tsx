import type { MapBounds, MappedRestaurant } from '@nearbite/contract/catalog/catalog';
import type { Map as LeafletMap, Marker as LeafletMarker, PopupEvent } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Marker, Popup, useMap } from 'react-leaflet';
import { Link } from 'react-router';
import type { Position } from '../../../../lib/place/geolocation.ts';
import { CITY_ZOOM, PIN } from '../../../../ui/maps/map-defaults.ts';
import { MapTiles } from '../../../../ui/maps/map-tiles.tsx';
import { WorldMap } from '../../../../ui/maps/world-map.tsx';
import * as texts from '../../catalog.texts.ts';
import { toMapBounds } from '../../map-bounds.ts';
import { toRestaurant } from '../../restaurant-link.ts';

export type RestaurantMapProps = {
  readonly centre: Position;
  readonly restaurants: readonly MappedRestaurant[];
  /** Hears which part of the map is visible, at first and after every move. */
  readonly onView: (bounds: MapBounds) => void;
};

/** Names the map for people who do not see it, with either provider. */
export function RestaurantMap({ centre, restaurants, onView }: RestaurantMapProps) {
  return (
    <WorldMap
      label={texts.mapOfRestaurants}
      center={[centre.latitude, centre.longitude]}
      zoom={CITY_ZOOM}
      scrollWheelZoom
    >
      <MapTiles />
      <View onView={onView} />
      {restaurants.map((restaurant) => (
        <Marker
          key={restaurant.id}
          position={[restaurant.latitude, restaurant.longitude]}
          icon={PIN}
          title={restaurant.name}
          alt={restaurant.name}
          eventHandlers={{ popupclose: giveFocusBack }}
        >
          <Popup>
            <PopupLink restaurant={restaurant} />
          </Popup>
        </Marker>
      ))}
    </WorldMap>
  );
}

/** Takes the focus whenever its popup opens: the library keeps what is in it. */
function PopupLink({ restaurant }: { readonly restaurant: MappedRestaurant }) {
  const map = useMap();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The library moves the map so that the popup is seen; the browser must not scroll it as well.
    const focus = () => link.current?.focus({ preventScroll: true });
    const onOpen = ({ popup }: PopupEvent) => {
      if (link.current && popup.getElement()?.contains(link.current)) focus();
    };
    focus();
    map.on('popupopen', onOpen);
    return () => {
      map.off('popupopen', onOpen);
    };
  }, [map]);
  return (
    <Link ref={link} {...toRestaurant(restaurant)} dir="auto">
      {restaurant.name}
    </Link>
  );
}

/** To the pin, unless the person has gone elsewhere. */
function giveFocusBack({ popup, target }: PopupEvent) {
  const { activeElement, body } = document;
  const isLost = activeElement === body || popup.getElement()?.contains(activeElement);
  // Leaflet types the target of an event as any.
  if (isLost) (target as LeafletMarker).getElement()?.focus({ preventScroll: true });
}

function View({ onView }: Pick<RestaurantMapProps, 'onView'>) {
  const map = useMap();
  const tell = useEffectEvent(() => onView(viewOf(map)));
  useEffect(() => {
    const listener = () => tell();
    listener();
    map.on('moveend', listener);
    return () => {
      map.off('moveend', listener);
    };
  }, [map]);
  return null;
}

function viewOf(map: LeafletMap): MapBounds {
  const bounds = map.getBounds();
  return toMapBounds({
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  });
}
