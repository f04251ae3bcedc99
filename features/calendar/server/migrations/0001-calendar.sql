-- Calendars, and what takes place in them: on the wall of a zone, with the moments beside it by which it is found.

create table calendars (
  owner_id uuid not null,
  id uuid not null,
  role text not null check (role in ('work', 'personal', 'project', 'team', 'own')),
  name text not null,
  color text not null,
  visible boolean not null default true,
  syncing boolean not null default false,
  error text,
  position integer not null,
  -- What the sample workspace changed of it: whether it was visible, and whether it was deleted.
  before_sample jsonb,
  revision integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz,
  primary key (owner_id, id)
);

-- Those that everybody begins with are made once, however often they are asked for at the same time.
create unique index calendars_of_roles on calendars (owner_id, role) where role <> 'own';
create index calendars_to_purge on calendars (deleted_at) where deleted_at is not null;

call house.make_private('calendars');

create table events (
  owner_id uuid not null,
  id uuid not null,
  calendar_id uuid not null,
  type text not null check (type in ('meeting', 'task', 'personal')),
  title text not null,
  -- On the wall of its zone, `2026-03-29T09:30`; of what lasts whole days, days.
  wall_start text not null,
  wall_end text not null,
  zone text not null,
  location text not null,
  description text not null,
  attendees integer,
  people jsonb not null default '[]',
  color text,
  priority text check (priority in ('high', 'medium', 'low')),
  -- A rule of RFC 5545, and times on the wall that are added to it.
  repeat text,
  also jsonb not null default '[]',
  -- What differs from the rule, each named by the time at which the rule would have it begin.
  exceptions jsonb not null default '[]',
  origin text not null check (origin in ('own', 'file', 'sample')),
  -- By what a file called it.
  uid text,
  -- Whole days are counted as those of Greenwich. Of a series these enclose everything, also what was moved;
  -- `last_at` is when its last has ended.
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  last_at timestamptz not null,
  -- What lasts whole days or longer than one, or takes place more than once, is found by its end.
  spanning boolean not null generated always as
    (repeat is not null or length(wall_start) = 10 or ends_at - starts_at > interval '1 day') stored,
  search tsvector not null,
  revision integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz,
  primary key (owner_id, id),
  foreign key (owner_id, calendar_id) references calendars (owner_id, id) on delete cascade
);

create index events_in_time on events (owner_id, starts_at) where not spanning and deleted_at is null;
create index events_spanning on events (owner_id, last_at) where spanning and deleted_at is null;
create index events_of_calendars on events (owner_id, calendar_id);
create unique index events_of_files on events (owner_id, calendar_id, uid) where uid is not null and deleted_at is null;
create index events_to_purge on events (deleted_at) where deleted_at is not null;

call house.make_private('events');
call house.make_searchable('events', 'search', newest_first => 'last_at');
