-- Contents move from one store to another, for example after the operator has set up a bucket.

-- The folder of its objects in a store beside the database: its id, until it moves.
alter table file_contents add column object_folder uuid;

create index file_contents_by_store on file_contents (store, bytes) where sha256 is not null;

-- While a content moves, the row of a piece holds what both stores need.
alter table file_pieces drop constraint file_pieces_check;

create table file_moves (
  owner_id uuid not null,
  content_id uuid not null,
  -- Where the pieces are copied to. Once the content is read there, the place that it left.
  store text not null check (store in ('database', 'disk', 's3')),
  -- New for every move, so that no copy is ever put where an earlier one is removed.
  object_folder uuid not null,
  -- How many pieces are copied; null once the place of this row is to be emptied.
  done integer default 0,
  primary key (owner_id, content_id),
  foreign key (owner_id, content_id) references file_contents (owner_id, id) on delete cascade
);

call house.make_private('file_moves');
