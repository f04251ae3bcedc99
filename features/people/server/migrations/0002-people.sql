-- Who people are here, where they are signed in, and what their provider gave for them.

create table people (
  owner_id uuid not null primary key,
  name text not null,
  email text not null,
  zone text not null,
  zone_chosen boolean not null default false,
  working_hours jsonb not null,
  created_at timestamptz not null,
  leaving_at timestamptz,
  purge_at timestamptz
);

create index people_to_purge on people (purge_at) where purge_at is not null;

-- An e-mail address may change hands or come back; issuer and sub never do (OpenID Connect Core, 5.7).
create table identities (
  owner_id uuid not null references people (owner_id),
  issuer text not null,
  sub text not null,
  email text not null,
  primary key (owner_id, issuer, sub),
  unique (issuer, sub)
);

create table provider_tokens (
  owner_id uuid not null references people (owner_id),
  issuer text not null,
  access_token text not null,
  refresh_token text,
  expires_at timestamptz not null,
  scopes text[] not null,
  state text not null check (state in ('connected', 'reconnect')),
  -- Whoever refreshes says so first; everybody else waits for what comes of it.
  refreshing_until timestamptz,
  primary key (owner_id, issuer)
);

create table sessions (
  owner_id uuid not null references people (owner_id),
  id uuid not null,
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  generation integer not null default 1,
  primary key (owner_id, id)
);

create table refresh_tokens (
  owner_id uuid not null,
  hash bytea not null,
  session_id uuid not null,
  generation integer not null,
  rotated_at timestamptz,
  primary key (owner_id, hash),
  foreign key (owner_id, session_id) references sessions (owner_id, id) on delete cascade
);

create index refresh_tokens_of_session on refresh_tokens (owner_id, session_id, generation);

create table exports (
  owner_id uuid not null references people (owner_id),
  id uuid not null,
  state text not null check (state in ('making', 'ready', 'failed')),
  bytes bigint,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (owner_id, id)
);

create table export_pieces (
  owner_id uuid not null,
  export_id uuid not null,
  number integer not null,
  bytes bytea not null,
  primary key (owner_id, export_id, number),
  foreign key (owner_id, export_id) references exports (owner_id, id) on delete cascade
);

call house.make_private('people');
call house.make_private('identities');
call house.make_private('provider_tokens');
call house.make_private('sessions');
call house.make_private('refresh_tokens');
call house.make_private('exports');
call house.make_private('export_pieces');

-- What is needed before anybody is known.

-- Stand for a provider's tokens between the exchange of a code and signing in.
create table house.sign_in_handles (
  hash bytea not null primary key,
  issuer text not null,
  sub text not null,
  id_token_hash bytea not null,
  tokens text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index sign_in_handles_by_age on house.sign_in_handles (expires_at);

create table house.used_id_tokens (
  hash bytea not null primary key,
  expires_at timestamptz not null
);

create index used_id_tokens_by_age on house.used_id_tokens (expires_at);

create table house.socket_tickets (
  hash bytea not null primary key,
  owner_id uuid not null,
  session_id uuid not null,
  expires_at timestamptz not null
);

create index socket_tickets_by_age on house.socket_tickets (expires_at);

-- That somebody left, and when their things were destroyed; nothing of who they were.
create table house.departures (
  owner_id uuid not null,
  left_at timestamptz not null,
  restored_at timestamptz,
  purged_at timestamptz,
  rows_purged bigint,
  primary key (owner_id, left_at)
);
