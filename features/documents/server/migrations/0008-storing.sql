-- Contents stand in the database, in a folder, or in an S3-compatible store; each as a whole in one of them.

alter table file_contents add column store text not null default 'database' check (store in ('database', 'disk', 's3'));
-- The size of each piece but the last.
alter table file_contents add column piece_bytes integer not null default 524288;

alter table file_pieces alter column piece drop not null;
-- The name of the piece in a store beside the database.
alter table file_pieces add column sha256 text;
alter table file_pieces add check (piece is null or sha256 is null);

-- In each store, everything that belongs to this database is in a folder with this id as its name.
create table house.file_stores (
  store text not null primary key,
  id uuid not null
);
