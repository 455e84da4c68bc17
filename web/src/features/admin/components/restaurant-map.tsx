import 'leaflet/dist/leaflet.css';
import Box from '@mui/material/Box';
import { MapContainer, Marker } from 'react-leaflet';
import { CITY_ZOOM, PIN } from '../../../ui/maps/map-defaults.ts';
import { MapTiles } from '../../../ui/maps/map-tiles.tsx';

type Props = { readonly latitude: number; readonly longitude: number; readonly name: string };

export default function RestaurantMap({ latitude, longitude, name }: Props) {
  return (
    <Box
      role="group"
      aria-label={`Map: where ${name} is`}
      sx={{
        isolation: 'isolate',
        position: 'relative',
        height: 220,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: '18px',
        '& .leaflet-container': { height: '100%', bgcolor: 'brand.tint', font: 'inherit' },
      }}
    >
      <MapContainer center={[latitude, longitude]} zoom={CITY_ZOOM + 2} scrollWheelZoom={false}>
        <MapTiles />
        <Marker position={[latitude, longitude]} icon={PIN} title={name} alt={name} />
      </MapContainer>
    </Box>
  );
}
