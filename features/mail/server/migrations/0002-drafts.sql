-- Mails that are being written here. Nothing of them has gone anywhere.

create table mail_drafts (
  owner_id uuid not null,
  id uuid not null,
  to_people jsonb not null,
  cc jsonb not null,
  bcc jsonb not null,
  subject text not null,
  text text not null,
  -- The thread that it answers; it may be gone.
  answers uuid,
  -- Sources of others' text that were read before it was written.
  written_after jsonb not null default '[]',
  revision integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz,
  primary key (owner_id, id)
);

create index mail_drafts_latest on mail_drafts (owner_id, changed_at desc, id desc) where deleted_at is null;
create index mail_drafts_to_purge on mail_drafts (deleted_at) where deleted_at is not null;
call house.make_private('mail_drafts');
