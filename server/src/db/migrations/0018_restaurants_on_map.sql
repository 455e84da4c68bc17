-- The map asks for the restaurants in its visible part.
create index restaurants_on_map on restaurants using gist (point(longitude, latitude)) where is_public;
