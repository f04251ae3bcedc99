-- What is found opens the task itself.

create or replace view findable_tasks with (security_invoker = true) as
select t.owner_id, t.id, 0 as number, 'task' as kind, t.id as thing, t.title, t.title as name, t.notes as text, null as language,
  coalesce(house.day_of(t.due), t.created_at) as at,
  coalesce(house.day_of(t.due), t.created_at) as ends,
  null::jsonb as place,
  '/assistant?view=tasks&' || case t.status when 'done' then 'show=done' else 'list=' || t.list_id end || '&task=' || t.id as path,
  case when t.written_after <> '[]' then case t.origin when 'file' then 'the imported task “' else 'the task “' end || t.title || '”' end as source
from tasks t join task_lists l on l.owner_id = t.owner_id and l.id = t.list_id
where t.deleted_at is null and l.deleted_at is null;
