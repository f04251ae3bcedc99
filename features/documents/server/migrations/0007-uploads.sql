-- Large files arrive in pieces over several requests. The row disappears in the transaction that adds the file.

create table file_uploads (
  owner_id uuid not null,
  -- The id of the file that it becomes.
  id uuid not null,
  content_id uuid not null,
  name text not null,
  type text not null,
  folder_id uuid,
  bytes bigint not null,
  -- As the sender announced it.
  sha256 text,
  -- When the sender's file was last changed, by which the same file is recognised.
  modified_at timestamptz,
  -- A multiple of the size of a piece, until all bytes are there.
  arrived bigint not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  touched_at timestamptz not null default clock_timestamp(),
  primary key (owner_id, id),
  foreign key (owner_id, content_id) references file_contents (owner_id, id) on delete cascade
);

create index file_uploads_of_content on file_uploads (owner_id, content_id);
create index file_uploads_by_age on file_uploads (touched_at);

call house.make_private('file_uploads');
