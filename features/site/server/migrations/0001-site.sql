-- Who wants to be told when premium plans exist; whoever has no row does not.
create table plan_notices (
  owner_id uuid not null,
  asked_at timestamptz not null,
  primary key (owner_id)
);

call house.make_private('plan_notices');
