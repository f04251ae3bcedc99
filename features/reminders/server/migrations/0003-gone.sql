-- A reminder before an event that was deleted ends, and comes back with the event.

alter table reminders add column gone boolean not null default false;
-- Counts the changes of events, so that a look that began before one is followed by another.
alter table reminders add column changes integer not null default 0;
create index reminders_gone on reminders (owner_id) where gone;
