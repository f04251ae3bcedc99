-- How much an activity takes up, counted against what its person may keep.
alter table activities add column bytes integer not null generated always as (
  octet_length(input::text) + octet_length(shown::text) + octet_length(changes::text)
  + coalesce(octet_length(receipt::text), 0)) stored;
