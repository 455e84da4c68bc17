-- Every order changes the stock of its dishes, which no index knows of. With room on the page the new version stays
-- beside the old one, and no index has to be written, of which searching is the dearest.
alter table dishes set (fillfactor = 80);
