-- Where a mail server has a copy of a draft that is being written here.

create table mail_draft_copies (
  owner_id uuid not null,
  draft_id uuid not null,
  account_id uuid not null,
  -- Of the draft, as it was written there last.
  revision integer not null,
  folder_id uuid not null,
  uid_validity bigint not null,
  -- 0: none of ours is there.
  uid bigint not null,
  -- It is to go from there: the draft was sent, discarded, or is another account's by now.
  going boolean not null default false,
  -- Another mail program changed or deleted it; nothing is written there until the person has decided.
  lost boolean not null default false,
  -- What has the Message-ID of a revision up to this one is another program's.
  above integer not null default 0,
  primary key (owner_id, draft_id, account_id),
  foreign key (owner_id, folder_id) references mail_folders (owner_id, id) on delete cascade
);

create index mail_draft_copies_by_uid on mail_draft_copies (owner_id, folder_id, uid_validity, uid);
call house.make_private('mail_draft_copies');
