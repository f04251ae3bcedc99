-- Whom a person knows: contacts that they keep. Guests of events are read from the events.

create table contacts (
  owner_id uuid not null,
  id uuid not null,
  name text not null,
  -- Addresses in small letters, the preferred one first.
  emails jsonb not null,
  phones jsonb not null,
  company text not null,
  notes text not null,
  origin text not null check (origin in ('own', 'file')),
  -- By what a file called it.
  uid text,
  -- By the name of a value, the text of others that was read before it was written.
  written_after jsonb not null default '{}',
  revision integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz,
  primary key (owner_id, id)
);

create index contacts_to_purge on contacts (deleted_at) where deleted_at is not null;
call house.make_private('contacts');

-- Addresses that the person deleted: whoever stands in events with one of them does not come back by themselves.
create table contact_dismissals (
  owner_id uuid not null,
  email text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (owner_id, email)
);

call house.make_private('contact_dismissals');

-- The file that was sent last and waits to be imported, for an hour.
create table contact_imports (
  owner_id uuid not null,
  id uuid not null,
  name text not null,
  content text not null,
  created_at timestamptz not null,
  primary key (owner_id, id)
);

create index contact_imports_to_purge on contact_imports (created_at);
call house.make_private('contact_imports');
