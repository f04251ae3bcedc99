-- Many rows of one person that were written by one statement. A feature that keeps an index may replace it.
create function house.index_rows(source text, whose uuid, row_ids uuid[]) returns void
language plpgsql as $$
begin
  perform house.index_row(source, whose, r) from unnest(row_ids) r;
end
$$;

create function house.index_written_rows() returns trigger
language plpgsql as $$
begin
  if not house.is_purging() then
    perform house.index_rows(tg_table_name, w.owner_id, array_agg(w.id order by w.id)) from written w group by w.owner_id;
  end if;
  return null;
end
$$;

-- For a findable table that gets hundreds of rows at a time: they are indexed once for each statement.
create procedure house.find_by_statement(findable regclass)
language plpgsql as $$
begin
  execute format('drop trigger found on %s', findable);
  execute format(
    'create trigger found after insert on %s referencing new table as written '
    'for each statement execute function house.index_written_rows()', findable
  );
  execute format(
    'create trigger found_no_more after delete on %s referencing old table as written '
    'for each statement execute function house.index_written_rows()', findable
  );
end
$$;
