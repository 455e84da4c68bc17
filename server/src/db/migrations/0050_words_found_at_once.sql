-- Words are learnt now and then and looked up all the time: those that wait to be put in their place in the index would
-- be read one by one by every search for a word with a mistake.
alter index search_words_variants set (fastupdate = off);
select gin_clean_pending_list('search_words_variants');
