-- Mails that the person writes again and again.

create table mail_templates (
  owner_id uuid not null,
  id uuid not null,
  name text not null,
  subject text not null,
  text text not null,
  -- Sources of others' text that were read before it was written.
  written_after jsonb not null default '[]',
  revision integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  changed_at timestamptz not null default clock_timestamp(),
  primary key (owner_id, id)
);

create unique index mail_templates_named on mail_templates (owner_id, lower(name));
call house.make_private('mail_templates');
