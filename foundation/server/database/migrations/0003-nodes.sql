-- By what the nodes of one house know each other, and what they said while the broker between them was away.

create table house.nodes (
  single boolean primary key default true check (single),
  house uuid not null default gen_random_uuid()
);

insert into house.nodes default values;

-- Channels in which something was said that the broker does not know; what it has of them must not be taken for all.
create table house.missed_channels (
  name text primary key,
  missed_at timestamptz not null default clock_timestamp()
);
