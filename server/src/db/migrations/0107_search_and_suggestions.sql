-- Every word of a title, tag, category or restaurant name. Near misses are looked up here and never in
-- descriptions, whose ordinary words would make anything resemble something.
create table search_words (
  word text primary key,
  folded text not null,
  -- Said of food, not only of restaurants: "corn" must not begin every "Corner".
  is_food boolean not null,
  -- The word with each of its letters left out in turn, as written, folded and as consonants only: two words one
  -- mistake apart have an entry in common.
  variants text[] not null
);
create index search_words_folded on search_words (folded text_pattern_ops);
create index search_words_prefix on search_words (word text_pattern_ops);
-- Words are learnt now and then and looked up all the time: those that wait to be put in their place in the index would
-- be read one by one by every search for a word with a mistake.
create index search_words_variants on search_words using gin (variants) with (fastupdate = off);

-- The weather as it was when somebody asked, by the hour and by cells about ten kilometres wide: orders of that hour
-- and place are what people eat in such weather. Nobody's own data; a job removes what is old.
create table observed_weather (
  hour timestamptz not null,
  latitude_tenths integer not null,
  longitude_tenths integer not null,
  kind text not null check (length(kind) between 1 and 20),
  primary key (hour, latitude_tenths, longitude_tenths)
);
