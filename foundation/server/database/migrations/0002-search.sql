-- Words as people type them: without case, and without accents where the server has unaccent.

create text search configuration house.words (copy = pg_catalog.simple);

do $$
begin
  create extension if not exists unaccent schema public;
  alter text search configuration house.words
    alter mapping for hword, hword_part, word with public.unaccent, pg_catalog.simple;
exception
  when insufficient_privilege or undefined_file or feature_not_supported then
    raise notice 'Search minds accents: the extension unaccent is not available.';
end
$$;

-- With this, an index of words can hold whose they are as well; without it, it is an index of everybody's words.
do $$
begin
  create extension if not exists btree_gin schema public;
exception
  when insufficient_privilege or undefined_file or feature_not_supported then
    raise notice 'Search slows down with the number of people: the extension btree_gin is not available.';
end
$$;

-- Row security forbids an index to answer @@, since a search could betray what it skips. This makes the one function
-- that may: search_<table>(query, most), which runs as the house and looks at the current person's rows alone.
create procedure house.make_searchable(searched regclass, search_column name, newest_first name)
language plpgsql as $$
declare
  table_name name := (select relname from pg_class where oid = searched);
  whose text := case when exists (select from pg_extension where extname = 'btree_gin') then 'owner_id, ' else '' end;
begin
  execute format(
    'create index %I on %s using gin (%s%I)', table_name || '_' || search_column, searched, whose, search_column
  );
  execute format(
    'create function %I(query tsquery, most integer) returns setof %s '
    'language plpgsql stable rows 50 security definer '
    'set search_path = public, pg_temp set plan_cache_mode = force_custom_plan '
    'as $body$ begin return query '
    'select * from %s where owner_id = house.person() and %I @@ query order by %I desc limit most; '
    'end $body$',
    'search_' || table_name, searched, searched, search_column, newest_first
  );
  execute format('revoke all on function %I(tsquery, integer) from public', 'search_' || table_name);
  execute format('grant execute on function %I(tsquery, integer) to attache_person', 'search_' || table_name);
end
$$;
