-- What people should hear of although they may not be looking, and how it was brought to them.

create table notices (
  owner_id uuid not null,
  id uuid not null,
  kind text not null,
  -- What it is about, and which time of it.
  about text not null,
  occurrence text not null,
  title text not null,
  body text not null,
  link text not null,
  sources jsonb not null default '[]',
  missed integer not null default 0,
  due_at timestamptz not null,
  state text not null check (state in ('due', 'claimed', 'kept', 'handed', 'withdrawn')),
  -- When it is looked at next: when it is due, or when the quiet hours end.
  look_at timestamptz not null,
  node uuid,
  lease_until timestamptz,
  handed_at timestamptz,
  late_seconds integer,
  late_why text,
  -- Until when quiet hours held it back.
  kept_until timestamptz,
  seen_at timestamptz,
  answer text check (answer in ('snoozed', 'done')),
  answered_at timestamptz,
  snoozed_until timestamptz,
  revision integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  primary key (owner_id, id),
  unique (owner_id, kind, about, occurrence)
);

create index notices_to_hand on notices (look_at) where state in ('due', 'kept');
create index notices_claimed on notices (lease_until) where state = 'claimed';
create index notices_newest on notices (owner_id, handed_at desc, id desc) where handed_at is not null;
create index notices_unseen on notices (owner_id) where handed_at is not null and seen_at is null and state <> 'withdrawn';
create index notices_to_purge on notices (created_at);

call house.make_private('notices');

create table notice_handings (
  owner_id uuid not null,
  id uuid not null,
  notice_id uuid not null,
  way text not null check (way in ('app', 'push', 'mail')),
  place text not null,
  state text not null check (state in ('handed', 'failed', 'skipped')),
  tries integer not null,
  why text,
  at timestamptz not null,
  -- By the clock of the database, so that they stay in order.
  written_at timestamptz not null default clock_timestamp(),
  primary key (owner_id, id),
  foreign key (owner_id, notice_id) references notices (owner_id, id) on delete cascade
);

create index notice_handings_of_notice on notice_handings (owner_id, notice_id);

call house.make_private('notice_handings');

-- Whoever has one may deal with its notice and nothing else, until it expires.
create table notice_capabilities (
  owner_id uuid not null,
  digest bytea not null,
  notice_id uuid not null,
  expires_at timestamptz not null,
  primary key (owner_id, digest),
  foreign key (owner_id, notice_id) references notices (owner_id, id) on delete cascade
);

create index notice_capabilities_by_digest on notice_capabilities (digest);
create index notice_capabilities_to_purge on notice_capabilities (expires_at);

call house.make_private('notice_capabilities');

create table notice_settings (
  owner_id uuid not null primary key,
  quiet jsonb,
  sound boolean not null default false,
  kinds jsonb not null default '{}',
  revision integer not null default 1
);

call house.make_private('notice_settings');

create table push_devices (
  owner_id uuid not null,
  id uuid not null,
  session_id text not null,
  name text not null,
  -- By the hash of its address it is found; the address and its keys are sealed.
  digest bytea not null,
  sealed text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  pushed_at timestamptz,
  trouble text,
  primary key (owner_id, id),
  unique (owner_id, digest)
);

create index push_devices_of_session on push_devices (owner_id, session_id);

call house.make_private('push_devices');

create table notice_addresses (
  owner_id uuid not null,
  id uuid not null,
  address text not null,
  code_hash bytea,
  code_tries integer not null default 0,
  code_expires_at timestamptz,
  verified_at timestamptz,
  created_at timestamptz not null,
  primary key (owner_id, id),
  unique (owner_id, address)
);

call house.make_private('notice_addresses');

-- By which this server proves to push services who it is; made at the first start, once for all nodes.
create table house.push_keys (
  single boolean primary key default true check (single),
  sealed text not null,
  created_at timestamptz not null default now()
);
