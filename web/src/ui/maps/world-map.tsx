import './maps.css';
import type { Map as LeafletMap } from 'leaflet';
import { type Ref, useEffect } from 'react';
import { AttributionControl, MapContainer, type MapContainerProps, useMap, ZoomControl } from 'react-leaflet';
import { WORLD } from './map-defaults.ts';
import * as texts from './maps.texts.ts';

type Props = MapContainerProps & {
  /** Names the map for people who do not see it. */
  readonly label: string;
  readonly ref?: Ref<LeafletMap>;
};

/** A map with what all of ours share. Markers stand once on the globe: who pans around it comes back to them. */
export const WorldMap = ({ label, children, ...options }: Props) => (
  <MapContainer {...WORLD} worldCopyJump {...options} zoomControl={false} attributionControl={false}>
    <ZoomControl zoomInTitle={texts.zoomIn} zoomOutTitle={texts.zoomOut} />
    {/* Without the library's own name, which it says in English. */}
    <AttributionControl prefix={false} />
    <Name label={label} />
    <EscapeClosesPopup />
    {children}
  </MapContainer>
);

/** Of the element that takes the focus, which the library gives neither a role nor a name. */
function Name({ label }: Pick<Props, 'label'>) {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'group');
    container.setAttribute('aria-label', label);
  }, [map, label]);
  return null;
}

/** The library hears the key only while the map itself has the focus, not a pin or the popup. */
function EscapeClosesPopup() {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') map.closePopup();
    };
    container.addEventListener('keydown', onKey);
    return () => container.removeEventListener('keydown', onKey);
  }, [map]);
  return null;
}
