-- What a person has set for the assistant, and every call to a model that is not ours, as it left.

create table assistant_settings (
  owner_id uuid not null primary key,
  nothing_leaves boolean not null default false,
  -- Null: the limit of the house.
  tokens_per_day integer,
  -- For a million tokens each, by the name of the model.
  prices jsonb not null default '[]'
);

call house.make_private('assistant_settings');

create table model_calls (
  owner_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  host text not null,
  model text not null,
  state text not null check (state in ('running', 'answered', 'failed', 'stopped')),
  -- The body of the request to the letter, secrets masked.
  text text not null,
  masked integer not null,
  bytes integer not null,
  input_tokens integer,
  output_tokens integer,
  conversation_id uuid,
  sentence text,
  ended_at timestamptz,
  primary key (owner_id, id)
);

create index model_calls_of_day on model_calls (owner_id, at);
create index model_calls_to_purge on model_calls (at);
create index model_calls_running on model_calls (at) where state = 'running';

call house.make_private('model_calls');
