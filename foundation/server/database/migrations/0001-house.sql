-- The house's own books, the role that requests act as, and the words features need to keep rows private.

create schema house;

create table house.migrations (
  feature text not null,
  number integer not null,
  name text not null,
  sha256 text not null,
  applied_at timestamptz not null default now(),
  primary key (feature, number)
);

-- Roles belong to the whole server: another database of it may have made this one already, or be making it now.
do $$
begin
  begin
    create role attache_person nologin;
  exception
    when duplicate_object or unique_violation then null;
  end;
  if not pg_has_role(current_user, 'attache_person', 'SET') then
    grant attache_person to current_user with set true, inherit false;
  end if;
end
$$;

grant usage on schema public, house to attache_person;

-- Whom the current transaction acts for; null is nobody.
create function house.person() returns uuid
language sql stable parallel safe
return nullif(current_setting('app.person', true), '')::uuid;

-- Shows and takes rows of the current person alone. Even the owner of the table needs a policy under forced security.
create procedure house.make_private(private_table regclass)
language plpgsql as $$
begin
  execute format('alter table %s enable row level security, force row level security', private_table);
  execute format(
    'create policy person on %s to attache_person '
    'using (owner_id = nullif(current_setting(''app.person'', true), '''')::uuid) '
    'with check (owner_id = nullif(current_setting(''app.person'', true), '''')::uuid)',
    private_table
  );
  execute format('create policy house on %s to %I using (true) with check (true)', private_table, current_user);
  execute format('grant select, insert, update, delete on %s to attache_person', private_table);
end
$$;
