import type { Client } from 'pg'
import { Failure } from '#foundation/contract/failure.ts'

/** Every table of `public` belongs to people, row by row; the start is refused while one of them stands open. */
export async function refuseOpenTables(client: Client): Promise<void> {
  const { rows } = await client.query<{ kind: string; name: string; why: string }>(
    `(${openTables}) union all (${openViews})`,
  )
  const [first] = rows
  if (!first) return
  throw new Failure(
    'internal',
    `The ${first.kind} ${first.name} is not private: ${first.why}. A table puts owner_id first into its primary key ` +
      'and calls house.make_private; a view is made with (security_invoker = true).',
  )
}

/** What house.make_private makes, as the catalogue prints it (and as it is quoted inside of SQL). */
const ownRows = `(owner_id = (NULLIF(current_setting(''app.person''::text, true), ''''::text))::uuid)`

/** Permissive policies are joined by "or": one more that reaches attache_person would open the table again. */
const openTables = `
  with reaching as (
    select polrelid, polpermissive, polcmd = '*' and pg_get_expr(polqual, polrelid) = '${ownRows}'
      and pg_get_expr(polwithcheck, polrelid) = '${ownRows}' as own
    from pg_policy
    where polroles && array[0::oid, (select oid from pg_roles where rolname = 'attache_person')]
  )
  select 'table' as kind, name, case
    when first_key is distinct from 'owner_id' then 'its primary key does not begin with owner_id'
    when not secured then 'row security is not forced'
    when own = 0 then 'no policy binds attache_person to its own rows'
    else 'another policy lets attache_person past its own rows'
  end as why
  from (
    select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as secured,
      (select a.attname from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
        where i.indrelid = c.oid and i.indisprimary) as first_key,
      (select count(*) from reaching where polrelid = c.oid and own) as own,
      (select count(*) from reaching where polrelid = c.oid and not own and polpermissive) as others
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'f')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  ) tables
  where first_key is distinct from 'owner_id' or not secured or own = 0 or others > 0`

const openViews = `
  select 'view', c.relname, 'it shows rows with the rights of its maker'
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
    and has_table_privilege('attache_person', c.oid, 'select')
    and not coalesce('security_invoker=true' = any (c.reloptions), false)
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`
