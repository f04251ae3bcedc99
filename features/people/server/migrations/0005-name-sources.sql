-- The text of other people that was read before the person's name was written; empty: their own words, or those of the
-- account that they sign in with.
alter table people add column name_sources jsonb not null default '[]';

-- The origin of earlier names is unknown, so they count as read from others until the person saves them.
update people set name_sources = '["text from before its origin was kept"]';
