-- The weather as it was when somebody asked, by the hour and by cells about ten kilometres wide: orders of that hour
-- and place are what people eat in such weather. Nobody's own data; a job removes what is old.
create table observed_weather (
  hour timestamptz not null,
  latitude_tenths integer not null,
  longitude_tenths integer not null,
  kind text not null check (length(kind) between 1 and 20),
  primary key (hour, latitude_tenths, longitude_tenths)
);
