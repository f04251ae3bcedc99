-- What attachments say. It is read as soon as their content is here, and stays when that goes again.

alter table mail_parts
  add column read_at timestamptz,
  -- Whoever reads it has it until then.
  add column read_until timestamptz,
  add column read_attempts integer not null default 0;

-- Pictures say nothing, and what an invitation says stands in its event.
create index mail_parts_unread on mail_parts (id)
  where content is not null and read_at is null and not inline and type not like 'image/%' and type <> 'text/calendar';

create table mail_part_passages (
  owner_id uuid not null,
  -- The part.
  id uuid not null,
  number integer not null,
  text text not null,
  place jsonb not null,
  language text,
  primary key (owner_id, id, number),
  foreign key (owner_id, id) references mail_parts (owner_id, id) on delete cascade
);

call house.make_private('mail_part_passages');

create view findable_mail_part_passages with (security_invoker = true) as
select t.owner_id, t.id, t.number, 'mail' as kind, m.thread_id as thing,
  concat_ws(' ', p.name, (select string_agg(heading #>> '{}', ' ') from jsonb_path_query(t.place, '$.heading[*]') heading))
    as title,
  case m.subject when '' then '(no subject)' else m.subject end as name, t.text, t.language, m.at, m.at as ends,
  t.place || jsonb_build_object('entry', p.name) as place,
  '/assistant/mail?list=all&thread=' || m.thread_id as path,
  'the mail “' || m.subject || '” from ' || case m.from_name when '' then m.from_address else m.from_name end as source
from mail_part_passages t
join mail_parts p on p.owner_id = t.owner_id and p.id = t.id
join mail_messages m on m.owner_id = p.owner_id and m.id = p.message_id
join mail_accounts a on a.owner_id = m.owner_id and a.id = m.account_id
where not m.hidden and a.deleted_at is null;

grant select on findable_mail_part_passages to attache_person;

-- All passages of an attachment are written by one statement, and are indexed together.
create function find_read_parts() returns trigger
language plpgsql as $$
begin
  if not house.is_purging() then
    perform house.index_rows('mail_part_passages', w.owner_id, array_agg(distinct w.id)) from written w group by w.owner_id;
  end if;
  return null;
end
$$;

create trigger found after insert on mail_part_passages referencing new table as written
  for each statement execute function find_read_parts();
create trigger found_no_more after delete on mail_part_passages referencing old table as written
  for each statement execute function find_read_parts();
