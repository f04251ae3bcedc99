-- What of events can be found. A series is found once; it lasts from its first time to its last.

create view findable_events with (security_invoker = true) as
select e.owner_id, e.id, 0 as number, 'event' as kind, e.id as thing, e.title, e.title as name,
  concat_ws(E'\n', nullif(e.location, ''), nullif(e.description, ''),
    (select string_agg(concat_ws(' ', person ->> 'name', person ->> 'email'), ', ') from jsonb_path_query(e.people, '$[*]') person)
  ) as text,
  null as language, e.starts_at as at, e.last_at as ends, null::jsonb as place,
  '/assistant?view=calendar&date=' || left(e.wall_start, 10) || '&show=day&event=' || e.id ||
    case when e.repeat is null then '' else '@' || e.wall_start end as path,
  case when e.written_after <> '{}' then case e.origin when 'file' then 'the imported event “' else 'the event “' end || e.title || '”' end as source
from events e join calendars c on c.owner_id = e.owner_id and c.id = e.calendar_id
where e.deleted_at is null and c.deleted_at is null;

grant select on findable_events to attache_person;
call house.make_findable('events',
  array['title', 'location', 'description', 'people', 'wall_start', 'starts_at', 'last_at', 'deleted_at']);
