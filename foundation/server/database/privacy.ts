import type pg from 'pg'
import { Failure } from '#foundation/contract/failure.ts'

/** Every table of `public` belongs to people, row by row; the start is refused while one of them stands open. */
export async function refuseOpenTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; why: string }>(openTables)
  const [first] = rows
  if (!first) return
  throw new Failure(
    'internal',
    `The table ${first.name} is not private: ${first.why}. ` +
      `Its migration must put owner_id first into the primary key and call house.make_private('${first.name}').`,
  )
}

const openTables = `
  with tables as (
    select c.oid, c.relname as name, c.relrowsecurity and c.relforcerowsecurity as secured,
      (select a.attname from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where i.indrelid = c.oid and i.indisprimary) as first_key,
      (select count(*) from pg_policy p
        where p.polrelid = c.oid and p.polroles = array[(select oid from pg_roles where rolname = 'attache_person')]) as policies
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  )
  select name, case
    when first_key is distinct from 'owner_id' then 'its primary key does not begin with owner_id'
    when not secured then 'row security is not forced'
    else 'no policy binds attache_person to its own rows'
  end as why
  from tables
  where first_key is distinct from 'owner_id' or not secured or policies = 0
  order by name`
