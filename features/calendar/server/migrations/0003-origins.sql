-- By the name of a field: the text of other people that was read before its value was written. A field that is absent
-- holds the person's own words, or ours. What exceptions of a series say has the same beside it, in `exceptions`.

alter table calendars add column written_after jsonb not null default '{}';
alter table events add column written_after jsonb not null default '{}';

-- Nobody wrote down where the text came from that is stored already: it counts as read from others.
update calendars set written_after = '{"name": ["text from before its origin was kept"]}'
where role = 'own' or name not in ('Work Calendar', 'Personal', 'Project A', 'Team Events');

update events set
  written_after = unknown.fields,
  exceptions = coalesce((
    select jsonb_agg(exception || jsonb_build_object('writtenAfter', unknown.fields) order by place)
    from jsonb_array_elements(exceptions) with ordinality as each (exception, place)), '[]')
from (select jsonb_object_agg(field, jsonb_build_array('text from before its origin was kept')) as fields
  from unnest(array['title', 'location', 'description', 'people']) field) unknown
where events.origin <> 'sample' or events.revision > 1;
