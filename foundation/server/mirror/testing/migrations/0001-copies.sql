create table copies (
  owner_id uuid not null,
  account_id uuid not null,
  item text not null,
  -- Where it is there; `folder` is where it is shown.
  there text not null,
  folder text not null,
  seen boolean not null,
  starred boolean not null,
  primary key (owner_id, account_id, item)
);

call house.make_private('copies');
