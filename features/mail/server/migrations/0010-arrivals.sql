-- Whether mail can be sent from an account: it has a server for that.
alter table mail_accounts add column sends boolean not null default true;

-- New mail that the person has not been told of yet, so that a crash loses no notice.
alter table mail_messages add column untold boolean not null default false;
create index mail_messages_untold on mail_messages (owner_id, id) where untold;

-- A message as its server has it, fetched for a reader. It is kept for a day.
alter table mail_bodies add column source bytea;
alter table mail_bodies add column source_at timestamptz;
create index mail_bodies_with_source on mail_bodies (source_at) where source_at is not null;
