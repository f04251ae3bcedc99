-- Files that were sent and wait to be imported, for an hour; and calendars that others may read by a secret address.

create table calendar_imports (
  owner_id uuid not null,
  id uuid not null,
  name text not null,
  content text not null,
  created_at timestamptz not null,
  primary key (owner_id, id)
);

create index calendar_imports_to_purge on calendar_imports (created_at);
call house.make_private('calendar_imports');

create table calendar_shares (
  owner_id uuid not null,
  calendar_id uuid not null,
  -- By its hash it is found, and sealed it is kept to be shown again.
  digest bytea not null,
  sealed text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (owner_id, calendar_id),
  foreign key (owner_id, calendar_id) references calendars (owner_id, id) on delete cascade
);

create index calendar_shares_by_digest on calendar_shares (digest);
call house.make_private('calendar_shares');
