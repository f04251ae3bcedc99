-- Features whose things have tags say so in views `tagged_<table>` with owner_id, thing and tag. A feature that is taken out
-- takes its view along, so the views are looked up when somebody asks.
create function house.list_tagged(whose uuid) returns table (thing uuid, tag text)
language plpgsql stable as $$
declare
  source name;
begin
  for source in select viewname from pg_views where schemaname = 'public' and viewname like 'tagged\_%' loop
    return query execute format('select thing, tag from %I where owner_id = $1', source) using whose;
  end loop;
end
$$;
