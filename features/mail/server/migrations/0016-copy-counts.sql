-- How many copies each folder has, as the person has them: `threads` of the list `copies:<id of the folder>`. The trash, of which
-- messages are counted instead of conversations, was counted row by row.
create function house.count_copied() returns trigger
language plpgsql as $$
begin
  if not house.is_purging() then
    insert into mail_list_changes (owner_id, list, threads, unread)
    select owner_id, 'copies:' || folder_id, count(*), 0 from written group by owner_id, folder_id;
  end if;
  return null;
end
$$;

create function house.count_uncopied() returns trigger
language plpgsql as $$
begin
  if not house.is_purging() then
    insert into mail_list_changes (owner_id, list, threads, unread)
    select owner_id, 'copies:' || folder_id, -count(*), 0 from gone group by owner_id, folder_id;
  end if;
  return null;
end
$$;

create function house.count_recopied() returns trigger
language plpgsql as $$
begin
  if not house.is_purging() then
    insert into mail_list_changes (owner_id, list, threads, unread)
    select owner_id, 'copies:' || folder_id, sum(one), 0 from (
      select owner_id, folder_id, 1 as one from written
      union all select owner_id, folder_id, -1 from gone) both_sides
    group by owner_id, folder_id having sum(one) <> 0;
  end if;
  return null;
end
$$;

-- Made before the rows are counted: nobody writes any until this is committed.
create trigger copied after insert on mail_placements referencing new table as written
  for each statement execute function house.count_copied();
create trigger copied_no_more after delete on mail_placements referencing old table as gone
  for each statement execute function house.count_uncopied();
create trigger copied_anew after update on mail_placements referencing new table as written old table as gone
  for each statement execute function house.count_recopied();

insert into mail_list_changes (owner_id, list, threads, unread)
select owner_id, 'copies:' || folder_id, count(*), 0 from mail_placements group by owner_id, folder_id;
