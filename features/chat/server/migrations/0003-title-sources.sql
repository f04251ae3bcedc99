-- The text of other people that was read before a chat's title was written; empty: the person's own words, or ours.
alter table conversations add column title_sources jsonb not null default '[]';

-- The origin of earlier titles is unknown, so they count as read from others.
update conversations set title_sources = '["text from before its origin was kept"]' where not provisional;
