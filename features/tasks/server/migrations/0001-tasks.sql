-- What is to be done: lists, tasks in them, and files that wait to be imported.

create table task_lists (
  owner_id uuid not null,
  id uuid not null,
  role text not null check (role in ('inbox', 'own')),
  name text not null,
  color text not null,
  position integer not null,
  -- The text of others that was read before its name was written.
  written_after jsonb not null default '[]',
  revision integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz,
  primary key (owner_id, id)
);

-- The one that everybody begins with is made once, however often it is asked for at the same time.
create unique index task_lists_inbox on task_lists (owner_id) where role = 'inbox';
create index task_lists_to_purge on task_lists (deleted_at) where deleted_at is not null;

call house.make_private('task_lists');

create table tasks (
  owner_id uuid not null,
  id uuid not null,
  list_id uuid not null,
  parent_id uuid,
  title text not null,
  notes text not null,
  -- A day, `2026-03-29`, or a time on the wall of its zone, `2026-03-29T09:30`: both sort as they follow each other.
  due text collate "C",
  zone text not null,
  minutes integer,
  priority text check (priority in ('high', 'medium', 'low')),
  status text not null check (status in ('todo', 'doing', 'review', 'done')),
  done_at timestamptz,
  rank text not null collate "C",
  -- A rule of RFC 5545, counted from `since`, the first due; or from when it was done.
  repeat text,
  repeats_from text not null check (repeats_from in ('due', 'done')),
  since text,
  -- The one of the same series that was done before this one.
  follows uuid,
  waits_for jsonb,
  ask_on text,
  links jsonb not null default '[]',
  origin text not null check (origin in ('own', 'file', 'sample')),
  -- By what a file called it.
  uid text,
  written_after jsonb not null default '[]',
  search tsvector not null,
  revision integer not null default 1,
  created_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz,
  primary key (owner_id, id),
  foreign key (owner_id, list_id) references task_lists (owner_id, id) on delete cascade,
  foreign key (owner_id, parent_id) references tasks (owner_id, id) on delete cascade
);

create index tasks_due on tasks (owner_id, due) where status <> 'done' and deleted_at is null;
create index tasks_in_order on tasks (owner_id, rank, id) where status <> 'done' and deleted_at is null;
create index tasks_waiting on tasks (owner_id, ask_on) where waits_for is not null and status <> 'done' and deleted_at is null;
create index tasks_done on tasks (owner_id, done_at desc, id) where status = 'done' and deleted_at is null;
create index tasks_ranks on tasks (owner_id, rank);
create index tasks_of_lists on tasks (owner_id, list_id);
create index tasks_of_parents on tasks (owner_id, parent_id) where parent_id is not null;
create index tasks_that_follow on tasks (owner_id, follows) where follows is not null;
create unique index tasks_of_files on tasks (owner_id, uid) where uid is not null and deleted_at is null;
create index tasks_to_purge on tasks (deleted_at) where deleted_at is not null;

call house.make_private('tasks');
call house.make_searchable('tasks', 'search', newest_first => 'created_at');

-- Files that were sent and wait to be imported, for an hour.
create table task_imports (
  owner_id uuid not null,
  id uuid not null,
  name text not null,
  content text not null,
  created_at timestamptz not null,
  primary key (owner_id, id)
);

create index task_imports_to_purge on task_imports (created_at);
call house.make_private('task_imports');
