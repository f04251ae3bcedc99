-- What was read in a content, and how far reading it has come. The same bytes are read once, whatever files have them.

create table file_readings (
  owner_id uuid not null,
  content_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'reading', 'read', 'unreadable')),
  -- The name of the file that it arrived as: among texts it says which kind of text it is.
  name text not null,
  kind text,
  unit text,
  done integer not null default 0,
  most integer,
  title text,
  -- Why it cannot be read, or what is to be said although it was.
  sentence text,
  passages integer not null default 0,
  -- How often it was begun: what ends the server every time is left alone after a few.
  attempts integer not null default 0,
  node uuid,
  lease_until timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  primary key (owner_id, content_id),
  foreign key (owner_id, content_id) references file_contents (owner_id, id) on delete cascade,
  check ((state = 'reading') = (node is not null and lease_until is not null))
);

create index file_readings_waiting on file_readings (created_at) where state = 'waiting';
create index file_readings_running on file_readings (lease_until) where state = 'reading';

call house.make_private('file_readings');

create table file_passages (
  owner_id uuid not null,
  content_id uuid not null,
  number integer not null,
  kind text not null,
  text text not null,
  place jsonb not null,
  -- As BCP 47 writes it.
  language text,
  primary key (owner_id, content_id, number),
  foreign key (owner_id, content_id) references file_readings (owner_id, content_id) on delete cascade
);

call house.make_private('file_passages');

-- What was kept before files were read.
insert into file_readings (owner_id, content_id, name)
select distinct on (owner_id, content_id) owner_id, content_id, name from files order by owner_id, content_id, created_at;
