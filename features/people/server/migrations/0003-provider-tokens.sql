-- What was granted to people who left, until the provider has taken it back or their last day has come.
create table house.revocations (
  owner_id uuid not null,
  issuer text not null,
  left_at timestamptz not null,
  token text not null,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  give_up_at timestamptz not null,
  primary key (owner_id, issuer)
);

create index revocations_by_turn on house.revocations (least(next_try_at, give_up_at));

-- That something they had granted could not be given back.
alter table house.departures add column grants_abandoned_at timestamptz;
