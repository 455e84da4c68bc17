// Every map loads this in place of the library's style sheet alone.
import 'leaflet/dist/leaflet.css';
import './map-controls.css';
