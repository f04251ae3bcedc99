-- Conversations, what was said in them, and the answers that are not there yet.

create table conversations (
  owner_id uuid not null,
  id uuid not null,
  title text not null,
  provisional boolean not null,
  pinned_at timestamptz,
  -- The place that the next message takes, the last one that was seen, and that of the latest answer.
  next_place integer not null default 1,
  read_place integer not null default 0,
  answered_place integer not null default 0,
  -- The last message, or reserved answer, of the branch that is shown.
  tip_id uuid,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  search tsvector not null generated always as (to_tsvector('house.words', title)) stored,
  primary key (owner_id, id)
);

create index conversations_latest on conversations (owner_id, updated_at desc, id desc) where deleted_at is null;
create index conversations_to_purge on conversations (deleted_at) where deleted_at is not null;

call house.make_private('conversations');
call house.make_searchable('conversations', 'search', newest_first => 'updated_at');

create table messages (
  owner_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  place integer not null,
  parent_id uuid,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  state text not null check (state in ('whole', 'stopped', 'interrupted', 'failed')),
  -- Whether it stands on the branch that is shown.
  active boolean not null,
  client_message_id text,
  steps jsonb not null default '[]',
  created_at timestamptz not null default now(),
  -- A tsvector holds a megabyte at most.
  search tsvector not null generated always as (to_tsvector('house.words', left(content, 100000))) stored,
  primary key (owner_id, id),
  foreign key (owner_id, conversation_id) references conversations (owner_id, id) on delete cascade
);

create unique index messages_in_order on messages (owner_id, conversation_id, place);
create unique index messages_sent_once on messages (owner_id, conversation_id, client_message_id)
  where client_message_id is not null;
create index messages_of_other_branches on messages (owner_id, conversation_id, parent_id) where not active;

call house.make_private('messages');
call house.make_searchable('messages', 'search', newest_first => 'created_at');

-- An answer from the moment its place is reserved until it is stored whole; then its run is gone.
create table runs (
  owner_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  answer_id uuid not null,
  question_id uuid not null,
  place integer not null,
  -- Of whom the answer acts as.
  session_id text not null,
  state text not null check (state in ('queued', 'running')),
  node uuid,
  lease_until timestamptz,
  attempt integer not null default 0,
  stop_requested boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (owner_id, id),
  foreign key (owner_id, conversation_id) references conversations (owner_id, id) on delete cascade,
  check ((state = 'running') = (node is not null and lease_until is not null))
);

-- One at a time, by the word of the database.
create unique index runs_one_at_a_time on runs (owner_id, conversation_id) where state = 'running';
create unique index runs_in_order on runs (owner_id, conversation_id, place);
create index runs_of_nodes on runs (node, lease_until) where state = 'running';
create index runs_waiting on runs (created_at) where state = 'queued';

call house.make_private('runs');

-- What a run has written so far: text from this place of the answer on, and all its steps where they changed.
create table run_pieces (
  owner_id uuid not null,
  run_id uuid not null,
  number integer not null,
  at integer not null,
  text text not null,
  steps jsonb,
  primary key (owner_id, run_id, number),
  foreign key (owner_id, run_id) references runs (owner_id, id) on delete cascade
);

call house.make_private('run_pieces');
