-- What people want to be reminded of, and when each reminder is looked at next.

create table reminders (
  owner_id uuid not null,
  id uuid not null,
  text text not null,
  about text not null check (about in ('text', 'event', 'people', 'calendar', 'chat')),
  -- Of events: an event, words that one holds, a calendar; of a chat: which one.
  target jsonb not null default '{}',
  -- So long before events; null of what has a time of its own.
  minutes integer,
  -- On the wall, `2026-11-23T08:45`, with a rule of RFC 5545 where it repeats.
  start text,
  rule text,
  zone text not null,
  -- Its time on the wall goes with the person, wherever they are.
  floating boolean not null,
  -- The time on the wall that comes next.
  occurrence text,
  -- Comes again after so many minutes until it is done.
  again integer,
  asked integer not null default 0,
  state text not null check (state in ('over', 'active', 'stopped')),
  wake_at timestamptz,
  looked_at timestamptz not null,
  sources jsonb not null default '[]',
  revision integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  primary key (owner_id, id),
  check ((state = 'active') = (wake_at is not null))
);

create index reminders_to_wake on reminders (wake_at) where state = 'active' and minutes is null;
create index reminders_before_events on reminders (wake_at) where state = 'active' and minutes is not null;
create index reminders_of_person on reminders (owner_id, wake_at) where state = 'active';
create index reminders_to_purge on reminders (ended_at) where ended_at is not null;

call house.make_private('reminders');
