-- outside a transaction
-- How often a word stands in titles, tags and texts: the planner leaves aside what it knows of the partial indexes over them.
create statistics if not exists dishes_words_of_titles on (ts_filter(search, '{a}')) from dishes;
create statistics if not exists dishes_words_of_tags on (ts_filter(search, '{a,b}')) from dishes;
create statistics if not exists dishes_words_of_texts on (ts_filter(search, '{a,b,c}')) from dishes;
analyze dishes;
