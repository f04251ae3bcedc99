-- What of files can be found: their names, and the passages that were read in them.

create view findable_files with (security_invoker = true) as
select f.owner_id, f.id, 0 as number, 'file' as kind, f.id as thing, f.name as title, f.name, coalesce(r.title, '') as text,
  null as language, f.created_at as at, f.created_at as ends, null::jsonb as place,
  '/assistant?view=files&file=' || f.id as path, 'the file “' || f.name || '”' as source
from files f left join file_readings r on r.owner_id = f.owner_id and r.content_id = f.content_id
where f.deleted_at is null;

grant select on findable_files to attache_person;
call house.make_findable('files', array['name', 'deleted_at']);

create view findable_file_passages with (security_invoker = true) as
select f.owner_id, f.id, p.number, 'file' as kind, f.id as thing,
  coalesce((select string_agg(heading #>> '{}', ' ') from jsonb_path_query(p.place, '$.heading[*]') heading), '') as title,
  f.name, p.text, p.language, f.created_at as at, f.created_at as ends, p.place,
  '/assistant?view=files&file=' || f.id || '&passage=' || p.number as path, 'the file “' || f.name || '”' as source
from files f join file_passages p on p.owner_id = f.owner_id and p.content_id = f.content_id
where f.deleted_at is null;

grant select on findable_file_passages to attache_person;

-- A passage belongs to a content, and each file with this content is found by it.
create function find_passage_of_files() returns trigger
language plpgsql as $$
declare
  changed file_passages := case when tg_op = 'DELETE' then old else new end;
begin
  if not house.is_purging() then
    perform house.index_row('file_passages', f.owner_id, f.id, changed.number)
    from files f where f.owner_id = changed.owner_id and f.content_id = changed.content_id;
  end if;
  return null;
end
$$;

create trigger found after insert or delete on file_passages for each row execute function find_passage_of_files();

create function find_passages_of_file() returns trigger
language plpgsql as $$
declare
  changed files := case when tg_op = 'DELETE' then old else new end;
begin
  if not house.is_purging() then
    perform house.index_row('file_passages', changed.owner_id, changed.id);
  end if;
  return null;
end
$$;

create trigger passages_found after insert or delete on files for each row execute function find_passages_of_file();
create trigger passages_found_anew after update of content_id, deleted_at on files for each row
  when ((old.content_id, old.deleted_at) is distinct from (new.content_id, new.deleted_at))
  execute function find_passages_of_file();

-- Reading tells the title of what is inside.
create function find_files_of_reading() returns trigger
language plpgsql as $$
begin
  perform house.index_row('files', f.owner_id, f.id)
  from files f where f.owner_id = new.owner_id and f.content_id = new.content_id;
  return null;
end
$$;

create trigger title_found after update of title on file_readings for each row
  when (old.title is distinct from new.title) execute function find_files_of_reading();
