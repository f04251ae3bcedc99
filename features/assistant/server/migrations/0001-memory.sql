-- What the assistant remembers about a person, and whose words were read in their conversations.

create table facts (
  owner_id uuid not null,
  id uuid not null,
  text text not null,
  -- What the person said, or what was taken from words of somebody else, with their yes.
  origin text not null check (origin in ('said', 'read')),
  sources jsonb not null default '[]',
  conversation_id uuid,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (owner_id, id)
);

create index facts_latest on facts (owner_id, created_at desc, id desc) where deleted_at is null;
create index facts_to_purge on facts (deleted_at) where deleted_at is not null;

call house.make_private('facts');

-- Whose words stand in a conversation since the assistant read them there: later answers still see them.
create table conversation_sources (
  owner_id uuid not null,
  conversation_id uuid not null,
  source text not null,
  created_at timestamptz not null default now(),
  primary key (owner_id, conversation_id, source)
);

call house.make_private('conversation_sources');
