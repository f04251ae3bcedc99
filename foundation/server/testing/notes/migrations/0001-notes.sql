create table notes (
  owner_id uuid not null,
  id uuid not null,
  title text not null,
  body text not null,
  created_at timestamptz not null default now(),
  revision integer not null default 1,
  search tsvector not null generated always as (to_tsvector('house.words', title || ' ' || body)) stored,
  primary key (owner_id, id)
);

create index notes_newest on notes (owner_id, created_at desc, id desc);

call house.make_private('notes');
call house.make_searchable('notes', 'search', newest_first => 'created_at');
