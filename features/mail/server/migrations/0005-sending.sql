-- Mail that leaves: each is handed over once.

create table mail_sends (
  owner_id uuid not null,
  id uuid not null,
  account_id uuid not null,
  -- The Message-ID, without angle brackets.
  header_id text not null,
  state text not null check (state in ('held', 'handing', 'sent', 'unsure', 'refused', 'taken-back')),
  -- What was asked for, exactly as it was shown.
  content jsonb not null,
  -- From which address it goes.
  sender text not null,
  -- The bytes that are handed over, written once.
  message bytea not null,
  -- Hidden recipients, as a line of the header, for the copy of the sender alone.
  hidden_line text not null,
  -- Sources of others' text that were read before it was written.
  written_after jsonb not null default '[]',
  -- Becomes this draft when it is taken back.
  draft_id uuid not null,
  scheduled boolean not null,
  due_at timestamptz not null,
  -- When there is something to do; while a node is at it, until when it is believed to be. Null: nothing.
  look_at timestamptz,
  node uuid,
  -- Set before the first byte of the message leaves; from then on a break leaves it in doubt.
  offered_at timestamptz,
  -- A copy is in the folder of sent mail.
  filed boolean not null default false,
  tries integer not null default 0,
  trouble text not null default '',
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (owner_id, id)
);

alter table mail_sends alter column message set storage external;
create index mail_sends_to_do on mail_sends (look_at) where look_at is not null;
create index mail_sends_in_doubt on mail_sends (owner_id, header_id) where state = 'unsure';
create index mail_sends_to_purge on mail_sends (changed_at) where state in ('sent', 'taken-back');
call house.make_private('mail_sends');

-- How mail is sent from an account.
create table mail_senders (
  owner_id uuid not null,
  account_id uuid not null,
  name text not null default '',
  signature text not null default '',
  -- Sources of others' text that were read before this was written.
  written_after jsonb not null default '[]',
  hold_seconds integer not null default 10 check (hold_seconds between 0 and 60),
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (owner_id, account_id),
  foreign key (owner_id, account_id) references mail_accounts (owner_id, id) on delete cascade
);

call house.make_private('mail_senders');
