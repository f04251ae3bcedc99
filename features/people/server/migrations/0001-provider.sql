-- The embedded identity provider's books. They are the house's own: nobody is known yet when they are read.

create table house.idp_accounts (
  id uuid primary key,
  email text not null,
  email_lower text not null unique,
  name text not null,
  password_hash text not null,
  email_verified_at timestamptz,
  password_changed_at timestamptz not null,
  created_at timestamptz not null
);

-- Codes, tokens, interactions: found by the hash of their name, sealed as a whole.
create table house.idp_payloads (
  model text not null,
  id_hash text not null,
  sealed text not null,
  uid text,
  grant_id text,
  account_id text,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (model, id_hash)
);

create index idp_payloads_uid on house.idp_payloads (uid) where uid is not null;
create index idp_payloads_grant on house.idp_payloads (grant_id) where grant_id is not null;
create index idp_payloads_account on house.idp_payloads (account_id) where account_id is not null;
create index idp_payloads_expiry on house.idp_payloads (expires_at);

-- A key is published for a while before it signs, and for a while after a newer one has taken over.
create table house.idp_keys (
  id text primary key,
  sealed text not null,
  created_at timestamptz not null,
  retired_at timestamptz
);

create table house.idp_resets (
  token_hash text primary key,
  account_id uuid not null references house.idp_accounts (id) on delete cascade,
  -- Whoever follows a link that was mailed has shown that the address is theirs.
  mailed boolean not null,
  expires_at timestamptz not null
);

create index idp_resets_account on house.idp_resets (account_id);

-- Guesses, counted per account, address and device; the names are hashed.
create table house.attempts (
  key text primary key,
  failures integer not null,
  blocked_until timestamptz not null,
  counted_at timestamptz not null
);

create index attempts_age on house.attempts (counted_at);
