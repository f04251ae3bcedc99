-- Files that people keep. What is in a file stands apart from its name, so that the same content is kept once.

create table file_contents (
  owner_id uuid not null,
  id uuid not null,
  -- Both are known once all of it has arrived.
  bytes bigint,
  sha256 text,
  created_at timestamptz not null default now(),
  primary key (owner_id, id),
  check ((bytes is null) = (sha256 is null))
);

create index file_contents_by_hash on file_contents (owner_id, sha256) where sha256 is not null;
create index file_contents_by_age on file_contents (created_at);

call house.make_private('file_contents');

create table file_pieces (
  owner_id uuid not null,
  content_id uuid not null,
  number integer not null,
  piece bytea not null,
  primary key (owner_id, content_id, number),
  foreign key (owner_id, content_id) references file_contents (owner_id, id) on delete cascade
);

-- Files are small already, or can be trusted to be: time is not spent on making them smaller.
alter table file_pieces alter column piece set storage external;

call house.make_private('file_pieces');

create table files (
  owner_id uuid not null,
  id uuid not null,
  content_id uuid not null,
  name text not null,
  type text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  revision integer not null default 1,
  primary key (owner_id, id),
  foreign key (owner_id, content_id) references file_contents (owner_id, id)
);

create index files_newest on files (owner_id, created_at desc, id desc) where deleted_at is null;
create index files_of_content on files (owner_id, content_id);
create index files_to_purge on files (deleted_at) where deleted_at is not null;

call house.make_private('files');
