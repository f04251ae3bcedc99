-- Accounts that are opened by signing in at their provider (OAuth).

alter table connections
  -- Nothing: the provider has ended what it granted, and the person has to sign in again.
  alter column sealed drop not null,
  -- Where the person signed in, as the settings name it; `sealed` is the refresh token then. Nothing: `sealed` is a password.
  add column provider text,
  add column access text,
  add column access_until timestamptz,
  -- Which node refreshes the access token, for seconds.
  add column refreshing_until timestamptz;

-- A person is on the way to a provider and back. Good once, for the session that began it.
create table connection_sign_ins (
  owner_id uuid not null,
  state_hash text not null,
  session_id uuid not null,
  provider text not null,
  -- The account that is opened anew, or the one that is to be added.
  wanted jsonb not null,
  -- The PKCE verifier, encrypted.
  sealed text not null,
  created_at timestamptz not null,
  primary key (owner_id, state_hash)
);

call house.make_private('connection_sign_ins');

-- What is to be given back to its provider: the refresh token of an account that is gone or has a password now.
create table house.connection_revocations (
  owner_id uuid not null,
  id uuid not null,
  provider text not null,
  -- Which account of the provider that is, without naming it.
  account text not null,
  sealed text not null,
  next_try_at timestamptz not null default clock_timestamp(),
  gone_at timestamptz not null default clock_timestamp(),
  primary key (owner_id, id)
);

create index connection_revocations_by_turn on house.connection_revocations (next_try_at);

create function house.account_at_provider(address text) returns text
language sql immutable parallel safe
return encode(sha256(convert_to(lower(address), 'UTF8')), 'hex');

-- However a row goes: by its person, or with everything of a person who left.
create function house.give_back_connection() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into house.connection_revocations (owner_id, id, provider, account, sealed)
  values (old.owner_id, old.id, old.provider, house.account_at_provider(old.address), old.sealed)
  on conflict (owner_id, id) do update set provider = excluded.provider, account = excluded.account,
    sealed = excluded.sealed, next_try_at = excluded.next_try_at, gone_at = excluded.gone_at;
  return null;
end
$$;

revoke all on function house.give_back_connection() from public, attache_person;

create trigger given_back_when_gone after delete on connections for each row
  when (old.provider is not null and old.sealed is not null) execute function house.give_back_connection();

create trigger given_back_for_another after update of provider on connections for each row
  when (old.provider is not null and old.sealed is not null and new.provider is distinct from old.provider)
  execute function house.give_back_connection();
