-- Everything that was asked for: what exactly, by which door, and what came of it.

create table activities (
  owner_id uuid not null,
  id uuid not null,
  action text not null,
  -- The feature that the action belongs to.
  kind text not null generated always as (split_part(action, '.', 1)) stored,
  title text not null,
  effect text not null check (effect in ('write', 'outward', 'destructive')),
  origin text not null check (origin in ('chat', 'button', 'job')),
  state text not null check (
    state in ('done', 'undone', 'waiting', 'declined', 'expired', 'replaced', 'running', 'failed', 'unknown')),
  input jsonb not null,
  shown jsonb not null,
  editable jsonb not null,
  -- Of the action, its input and what was shown.
  hash text not null,
  sources jsonb not null,
  -- What was asked for with the same key is done once.
  key text,
  conversation_id uuid,
  answer_id uuid,
  sentence text,
  changes jsonb not null default '[]',
  -- What was read back, and what it takes to undo it.
  receipt jsonb,
  -- With what code it was refused.
  failure text,
  replaced_by uuid,
  -- Who is at work on it, and until when that is believed.
  node uuid,
  lease_until timestamptz,
  undoing boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz,
  ended_at timestamptz,
  undone_at timestamptz,
  revision integer not null default 1,
  primary key (owner_id, id),
  check ((state = 'waiting') <= (expires_at is not null)),
  check ((state = 'running' or undoing) <= (node is not null and lease_until is not null))
);

create unique index activities_once on activities (owner_id, key) where key is not null;
create index activities_newest on activities (owner_id, created_at desc, id desc);
create index activities_by_state on activities (owner_id, state, created_at desc, id desc);
create index activities_by_kind on activities (owner_id, kind, created_at desc, id desc);
create index activities_of_conversations on activities (owner_id, conversation_id, created_at desc, id desc)
  where conversation_id is not null;
-- Few at any time: what waits for a yes, and what is being done.
create index activities_to_expire on activities (expires_at) where state = 'waiting';
create index activities_at_work on activities (lease_until) where state = 'running' or undoing;

call house.make_private('activities');

-- When the person wants to be asked; whoever has no row has not chosen.
create table activity_policies (
  owner_id uuid not null,
  policy text not null check (policy in ('outside', 'everything')),
  primary key (owner_id)
);

call house.make_private('activity_policies');
