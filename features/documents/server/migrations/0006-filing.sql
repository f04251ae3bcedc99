-- Folders and tags. A file is in one folder or in none, and has any number of tags.

create table file_folders (
  owner_id uuid not null,
  id uuid not null,
  parent_id uuid,
  name text not null,
  created_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz,
  -- What was deleted together has the same mark, so that it comes back together.
  deleted_with uuid,
  primary key (owner_id, id),
  foreign key (owner_id, parent_id) references file_folders (owner_id, id) on delete set null (parent_id)
);

-- No two folders of one name beside each other.
create unique index file_folders_names on file_folders
  (owner_id, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'::uuid), lower(name)) where deleted_at is null;
create index file_folders_within on file_folders (owner_id, parent_id);
create index file_folders_to_purge on file_folders (deleted_at) where deleted_at is not null;

call house.make_private('file_folders');

alter table files add column folder_id uuid;
alter table files add column tags text[] not null default '{}';
alter table files add column deleted_with uuid;
alter table files add foreign key (owner_id, folder_id) references file_folders (owner_id, id) on delete set null (folder_id);

create index files_in_folder on files (owner_id, folder_id) where deleted_at is null;
create index files_changed on files (owner_id, updated_at desc, id desc) where deleted_at is null;

-- A file is found by its tags, too.
create or replace view findable_files with (security_invoker = true) as
select f.owner_id, f.id, 0 as number, 'file' as kind, f.id as thing, f.name as title, f.name,
  concat_ws(' ', r.title, array_to_string(f.tags, ' ')) as text,
  null as language, f.created_at as at, f.created_at as ends, null::jsonb as place,
  '/assistant?view=files&file=' || f.id as path, 'the file “' || f.name || '”' as source
from files f left join file_readings r on r.owner_id = f.owner_id and r.content_id = f.content_id
where f.deleted_at is null;

create trigger tags_found after update of tags on files for each row
  when (old.tags is distinct from new.tags) execute function house.index_changed_row();

-- A small picture of the first page of a content, drawn when it is first wanted.
create table file_thumbnails (
  owner_id uuid not null,
  content_id uuid not null,
  picture bytea not null,
  primary key (owner_id, content_id),
  foreign key (owner_id, content_id) references file_contents (owner_id, id) on delete cascade
);

call house.make_private('file_thumbnails');
