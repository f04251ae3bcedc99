-- Mail as it was received: accounts, their folders, threads, messages, and in which folders each message is.

create table mail_accounts (
  owner_id uuid not null,
  -- Also of its connection, and of what is mirrored.
  id uuid not null,
  kind text not null check (kind in ('sample', 'imap')),
  address text not null,
  name text not null,
  created_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz,
  primary key (owner_id, id)
);

create unique index mail_accounts_sample on mail_accounts (owner_id) where kind = 'sample' and deleted_at is null;
create index mail_accounts_to_purge on mail_accounts (deleted_at) where deleted_at is not null;
call house.make_private('mail_accounts');

create table mail_folders (
  owner_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  -- On its server, with all folders above it.
  path text not null,
  name text not null,
  role text not null check (role in ('inbox', 'archive', 'drafts', 'sent', 'junk', 'trash', 'none')),
  created_at timestamptz not null default clock_timestamp(),
  primary key (owner_id, id),
  unique (owner_id, account_id, path),
  foreign key (owner_id, account_id) references mail_accounts (owner_id, id) on delete cascade
);

call house.make_private('mail_folders');

create table mail_threads (
  owner_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  -- Follows from the messages; kept here so that a list reads one row for each thread.
  subject text not null default '',
  bare_subject text not null default '',
  snippet text not null default '',
  people jsonb not null default '[]',
  newest_at timestamptz not null default 'epoch',
  messages integer not null default 0,
  unread integer not null default 0,
  starred boolean not null default false,
  attachments integer not null default 0,
  invitation boolean not null default false,
  draft boolean not null default false,
  marked boolean not null default false,
  labels jsonb not null default '[]',
  roles jsonb not null default '[]',
  split text not null default 'rest' check (split in ('answer', 'waiting', 'newsletters', 'rest')),
  why text not null default '',
  sorted boolean not null default false,
  -- What the person decided. No server knows of it.
  snoozed_until timestamptz,
  woken_at timestamptz,
  muted boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  primary key (owner_id, id),
  foreign key (owner_id, account_id) references mail_accounts (owner_id, id) on delete cascade
);

create index mail_threads_of_accounts on mail_threads (owner_id, account_id);
create index mail_threads_snoozed on mail_threads (snoozed_until) where snoozed_until is not null;
call house.make_private('mail_threads');

-- In which lists a thread stands: `inbox`, `inbox:answer`, `starred`, `folder:<id>`, `label:<name>` and so on. Follows
-- from the rows of the thread.
create table mail_listings (
  owner_id uuid not null,
  thread_id uuid not null,
  list text not null collate "C",
  at timestamptz not null,
  unread boolean not null,
  primary key (owner_id, thread_id, list),
  foreign key (owner_id, thread_id) references mail_threads (owner_id, id) on delete cascade
);

create index mail_listings_newest on mail_listings (owner_id, list, at, thread_id);
create index mail_listings_unread on mail_listings (owner_id, list) where unread;
call house.make_private('mail_listings');

create table mail_messages (
  owner_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  thread_id uuid not null,
  -- Message-ID, In-Reply-To and References, without angle brackets.
  header_id text not null,
  in_reply_to jsonb not null default '[]',
  header_references jsonb not null default '[]',
  from_name text not null,
  from_address text not null,
  sender jsonb,
  reply_to jsonb not null default '[]',
  to_people jsonb not null default '[]',
  cc jsonb not null default '[]',
  bcc jsonb not null default '[]',
  subject text not null,
  bare_subject text not null,
  sent_at timestamptz,
  at timestamptz not null,
  bytes integer not null,
  snippet text not null,
  -- As in any of its folders.
  seen boolean not null default false,
  starred boolean not null default false,
  answered boolean not null default false,
  draft boolean not null default false,
  labels jsonb not null default '[]',
  own boolean not null,
  automatic boolean not null,
  list_id text not null,
  unsubscribe jsonb,
  authentication jsonb,
  -- The iCalendar text.
  invitation text,
  notes jsonb not null default '[]',
  marks jsonb not null default '[]',
  attachments integer not null,
  has_html boolean not null,
  -- It is in junk or in the trash alone.
  hidden boolean not null default false,
  search tsvector not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (owner_id, id),
  foreign key (owner_id, account_id) references mail_accounts (owner_id, id) on delete cascade,
  foreign key (owner_id, thread_id) references mail_threads (owner_id, id) on delete cascade
);

create index mail_messages_of_threads on mail_messages (owner_id, thread_id, at);
create index mail_messages_of_accounts on mail_messages (owner_id, account_id);
create index mail_messages_newest on mail_messages (owner_id, at desc, id desc);
create index mail_messages_by_header on mail_messages (owner_id, account_id, header_id);
create index mail_messages_by_subject on mail_messages (owner_id, account_id, bare_subject, at);
create index mail_messages_by_sender on mail_messages (owner_id, from_address, at);
call house.make_private('mail_messages');
call house.make_searchable('mail_messages', 'search', newest_first => 'at');

create table mail_bodies (
  owner_id uuid not null,
  -- Of its message.
  id uuid not null,
  text text not null,
  -- Without what it quotes.
  own_text text not null,
  html text not null,
  primary key (owner_id, id),
  foreign key (owner_id, id) references mail_messages (owner_id, id) on delete cascade
);

call house.make_private('mail_bodies');

create table mail_parts (
  owner_id uuid not null,
  id uuid not null,
  message_id uuid not null,
  -- Its IMAP section, such as `2.1`.
  place text not null,
  name text not null,
  type text not null,
  bytes integer not null,
  content_id text,
  inline boolean not null,
  -- Null: it is still elsewhere.
  content bytea,
  primary key (owner_id, id),
  unique (owner_id, message_id, place),
  foreign key (owner_id, message_id) references mail_messages (owner_id, id) on delete cascade
);

call house.make_private('mail_parts');

create table mail_placements (
  owner_id uuid not null,
  -- By which the outbox names it.
  id uuid not null,
  message_id uuid not null,
  -- Where the person has it, and where its server has it: they differ until a move has been handed over.
  folder_id uuid not null,
  server_folder_id uuid not null,
  uid_validity bigint,
  uid bigint,
  seen boolean not null,
  starred boolean not null,
  answered boolean not null,
  draft boolean not null,
  labels jsonb not null default '[]',
  primary key (owner_id, id),
  foreign key (owner_id, message_id) references mail_messages (owner_id, id) on delete cascade,
  foreign key (owner_id, folder_id) references mail_folders (owner_id, id) on delete cascade,
  foreign key (owner_id, server_folder_id) references mail_folders (owner_id, id) on delete cascade
);

create unique index mail_placements_by_uid on mail_placements (owner_id, server_folder_id, uid_validity, uid)
  where uid is not null;
create index mail_placements_of_messages on mail_placements (owner_id, message_id);
create index mail_placements_of_folders on mail_placements (owner_id, folder_id);
call house.make_private('mail_placements');

-- Which thread a Message-ID belongs to, also where no message with it has arrived yet.
create table mail_references (
  owner_id uuid not null,
  account_id uuid not null,
  header_id text not null,
  thread_id uuid not null,
  -- `self`: of a message in the thread; `reply`: one of them answers it; `reference`: one of them names it.
  strength text not null check (strength in ('self', 'reply', 'reference')),
  primary key (owner_id, account_id, header_id, thread_id),
  foreign key (owner_id, thread_id) references mail_threads (owner_id, id) on delete cascade
);

create index mail_references_of_threads on mail_references (owner_id, thread_id);
call house.make_private('mail_references');

-- What the person decided about a sender.
create table mail_rules (
  owner_id uuid not null,
  address text not null,
  split text check (split in ('answer', 'waiting', 'newsletters', 'rest')),
  pictures boolean,
  primary key (owner_id, address)
);

call house.make_private('mail_rules');

-- Messages whose pictures from elsewhere the person wants.
create table mail_pictures (
  owner_id uuid not null,
  id uuid not null,
  primary key (owner_id, id),
  foreign key (owner_id, id) references mail_messages (owner_id, id) on delete cascade
);

call house.make_private('mail_pictures');

-- Words of one field, so that `from:sara` is a word of its own in the same index.
create function mail_field(field text, words text) returns tsvector
language sql immutable parallel safe
return (
  select coalesce(array_to_tsvector(array_agg(field || ':' || lexeme)), ''::tsvector)
  from unnest(to_tsvector('house.words', words || ' ' || translate(words, '@.-_+', '     ')))
);
