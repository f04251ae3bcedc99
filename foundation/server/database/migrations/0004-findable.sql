-- Each feature describes what can be found in it by a view, `findable_<table>`. One feature may index all of these views.

-- Called within the transaction that changed a row. It does nothing until a feature that keeps an index replaces it.
create function house.index_row(source text, whose uuid, row_id uuid, row_number integer default null) returns void
language plpgsql as $$
begin
end
$$;

-- Rows of a person who left are destroyed in every table at once: nothing follows such changes.
create function house.is_purging() returns boolean
language sql stable parallel safe
return coalesce(current_setting('app.purging', true), '') = 'on';

create function house.index_changed_row() returns trigger
language plpgsql as $$
begin
  if house.is_purging() then
    return null;
  end if;
  if tg_op = 'DELETE' then
    perform house.index_row(tg_table_name, old.owner_id, old.id);
  else
    perform house.index_row(tg_table_name, new.owner_id, new.id);
  end if;
  return null;
end
$$;

-- Any statement that writes these columns is followed, wherever it stands: undo, imports and purges as well.
create procedure house.make_findable(findable regclass, columns name[])
language plpgsql as $$
declare
  written text := (select string_agg(quote_ident(c), ', ') from unnest(columns) c);
  old_values text := (select string_agg('old.' || quote_ident(c), ', ') from unnest(columns) c);
  new_values text := (select string_agg('new.' || quote_ident(c), ', ') from unnest(columns) c);
begin
  execute format(
    'create trigger found after insert or delete on %s for each row execute function house.index_changed_row()', findable
  );
  execute format(
    'create trigger found_anew after update of %s on %s for each row when ((%s) is distinct from (%s)) '
    'execute function house.index_changed_row()',
    written, findable, old_values, new_values
  );
end
$$;

-- The beginning of the day of a local date or time, `2026-03-29` or `2026-03-29T09:30`; null for anything else.
create function house.day_of(written text) returns timestamptz
language sql stable parallel safe
return case when written ~ '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|1[0-9]|2[0-8])'
  then make_timestamptz(nullif(left(written, 4)::int, 0), substr(written, 6, 2)::int, substr(written, 9, 2)::int, 0, 0, 0, 'UTC')
  when written ~ '^[0-9]{4}-(0[1-9]|1[0-2])-(29|3[01])'
  then make_timestamptz(nullif(left(written, 4)::int, 0), substr(written, 6, 2)::int, 28, 0, 0, 0, 'UTC')
    + (substr(written, 9, 2)::int - 28) * interval '24 hours' end;
