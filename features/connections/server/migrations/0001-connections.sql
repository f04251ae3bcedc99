-- Accounts elsewhere. How far their copies have come stands in the mirror, under the same ids.

create table connections (
  owner_id uuid not null,
  id uuid not null,
  kind text not null,
  address text not null,
  user_name text not null,
  servers jsonb not null,
  -- What opens the account, encrypted.
  sealed text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (owner_id, id),
  unique (owner_id, kind, address)
);

call house.make_private('connections');
