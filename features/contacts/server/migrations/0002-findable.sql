-- What of contacts can be found.

create view findable_contacts with (security_invoker = true) as
select owner_id, id, 0 as number, 'contact' as kind, id as thing, name as title, name,
  concat_ws(E'\n', nullif(company, ''),
    (select string_agg(address #>> '{}', ', ') from jsonb_path_query(emails, '$[*]') address), nullif(notes, '')) as text,
  null as language, created_at as at, created_at as ends, null::jsonb as place,
  '/assistant/contacts?contact=' || id as path,
  case when written_after <> '{}' then 'the contact “' || name || '”' end as source
from contacts
where deleted_at is null;

grant select on findable_contacts to attache_person;
call house.make_findable('contacts', array['name', 'emails', 'company', 'notes', 'deleted_at']);
