-- How times are written, and how long a new event lasts; what is not named here is as usual.
alter table people add column preferences jsonb not null default '{}';
