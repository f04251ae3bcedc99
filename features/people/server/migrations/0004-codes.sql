-- Authorization codes that were brought here, and what each of them led to: a code that comes twice takes it back.
create table house.sign_in_codes (
  hash bytea not null primary key,
  handle_hash bytea,
  id_token_hash bytea,
  owner_id uuid,
  session_id uuid,
  replayed_at timestamptz,
  expires_at timestamptz not null
);

create index sign_in_codes_by_handle on house.sign_in_codes (handle_hash);
create index sign_in_codes_by_age on house.sign_in_codes (expires_at);
