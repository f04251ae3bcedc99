-- Answers that the person wants to be told of where they do not come.

create table mail_awaited (
  owner_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  -- The Message-ID of the own mail that is to be answered, without angle brackets.
  header_id text not null,
  -- Answers after this count.
  since timestamptz not null,
  until timestamptz not null,
  state text not null check (state in ('waiting', 'told', 'answered')),
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (owner_id, id),
  unique (owner_id, account_id, header_id),
  foreign key (owner_id, account_id) references mail_accounts (owner_id, id) on delete cascade
);

create index mail_awaited_open on mail_awaited (until) where state <> 'answered';
call house.make_private('mail_awaited');
