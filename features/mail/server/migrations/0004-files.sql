-- What drafts hold besides their text, and the files that they carry.

alter table mail_drafts
  add column html text not null default '',
  -- Ids, names and sizes of files.
  add column attachments jsonb not null default '[]',
  add column account uuid,
  add column reply_to uuid;

-- Never changed: an id always stands for the same bytes.
create table mail_files (
  owner_id uuid not null,
  id uuid not null,
  name text not null,
  type text not null,
  bytes integer not null,
  content bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (owner_id, id)
);

alter table mail_files alter column content set storage external;
create index mail_files_by_age on mail_files (created_at);
call house.make_private('mail_files');
