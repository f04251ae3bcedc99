-- Copies of what lives elsewhere: how far each has come, what is to be changed there, and what could not be taken.

create table mirror_accounts (
  owner_id uuid not null,
  id uuid not null,
  kind text not null,
  -- `refused`: only the person can go on, with another password for instance.
  state text not null default 'active' check (state in ('active', 'paused', 'refused')),
  trouble text,
  failures integer not null default 0,
  -- Not before this is it tried again.
  look_at timestamptz not null default clock_timestamp(),
  looked_at timestamptz,
  -- The node that works on it, and until when it is believed to.
  node uuid,
  lease_until timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  primary key (owner_id, id)
);

create index mirror_accounts_due on mirror_accounts (look_at) where state = 'active';
call house.make_private('mirror_accounts');

-- The cursor is written in the transaction of what it brought.
create table mirror_folders (
  owner_id uuid not null,
  account_id uuid not null,
  name text not null,
  cursor jsonb not null,
  -- How much of what is there has been brought.
  done integer not null default 0,
  most integer not null default 0,
  is_whole boolean not null default false,
  primary key (owner_id, account_id, name),
  foreign key (owner_id, account_id) references mirror_accounts (owner_id, id) on delete cascade
);

call house.make_private('mirror_folders');

-- What was changed here and is to be changed there: at most one row for each field of an item.
create table mirror_operations (
  owner_id uuid not null,
  account_id uuid not null,
  item text not null,
  field text not null,
  number bigint generated always as identity,
  -- What it was there when it was changed here, and what it is to be.
  base jsonb not null,
  wanted jsonb not null,
  -- What was handed over and not read back yet.
  sent jsonb,
  revision integer not null default 1,
  attempts integer not null default 0,
  due_at timestamptz not null default clock_timestamp(),
  -- Why it was given up; it is not tried again then.
  refused text,
  created_at timestamptz not null default clock_timestamp(),
  primary key (owner_id, account_id, item, field),
  foreign key (owner_id, account_id) references mirror_accounts (owner_id, id) on delete cascade
);

create index mirror_operations_due on mirror_operations (due_at) where refused is null;
call house.make_private('mirror_operations');

-- What was there and could not be taken; the rest went on.
create table mirror_refused (
  owner_id uuid not null,
  account_id uuid not null,
  folder text not null,
  ref text not null,
  why text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (owner_id, account_id, folder, ref),
  foreign key (owner_id, account_id) references mirror_accounts (owner_id, id) on delete cascade
);

call house.make_private('mirror_refused');
