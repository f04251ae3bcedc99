-- People take turns: whose content was begun longest ago is next.
alter table file_readings add column begun_at timestamptz;
create index file_readings_begun on file_readings (owner_id, begun_at) where begun_at is not null;
