-- Searches can be narrowed to things with a tag; `tagged_<table>` says which tags a thing has.
create view tagged_files with (security_invoker = true) as
select f.owner_id, f.id as thing, each.tag
from files f, unnest(f.tags) as each (tag)
where f.deleted_at is null;

grant select on tagged_files to attache_person;
