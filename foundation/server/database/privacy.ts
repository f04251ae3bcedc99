import type { Client } from 'pg'
import { Failure } from '#foundation/contract/failure.ts'

type Opening = { kind: keyof typeof remedies; name: string; why: string }

/**
 * Every table of `public` belongs to people, row by row, and nothing else is theirs; the start is refused while
 * something of the database stands open to them.
 */
export async function refuseOpenTables(client: Client): Promise<void> {
  const { rows } = await client.query<Opening>(
    [openTables, openViews, openFunctions, openGrants].map((query) => `(${query})`).join(' union all '),
  )
  const [first] = rows
  if (!first) return
  const { kind, name, why } = first
  throw new Failure('internal', `The ${kind} ${name} is not private: ${why}. ${remedies[kind]}`)
}

const remedies = {
  table: 'A table puts owner_id first into its primary key and calls house.make_private.',
  view: 'A view is made with (security_invoker = true).',
  function: 'Search goes through house.make_searchable; of any other, revoke all from public and attache_person.',
  relation: 'Revoke all of it from public and attache_person; house.make_private grants what people need.',
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

/** Not ours to judge: what the server brings, and what an extension brought that its administrator made. */
const ofOthers = (catalogue: string, object: string) => `
  n.nspname in ('pg_catalog', 'information_schema') or n.nspname like 'pg\\_%'
  or exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${object}
    and d.deptype = 'e')`

const searchOwn = ' where owner_id = house.person() and '
const searchOwnEnd = String.raw`person\(\) and (\w+|"[^"]+") @@ query order by (\w+|"[^"]+") desc limit most; end $`

/** Whatever such a function does, it does past row security; known are those that house.make_searchable makes. */
const openFunctions = `
  select 'function', p.oid::regprocedure::text, 'people may run it with the rights of its maker'
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.prosecdef and not (${ofOthers('pg_proc', 'p.oid')})
    and has_schema_privilege('attache_person', n.oid, 'usage')
    and has_function_privilege('attache_person', p.oid, 'execute')
    and not (
      n.nspname = 'public' and p.proname = (select 'search_' || relname from pg_class where reltype = p.prorettype)::name
      and oidvectortypes(p.proargtypes) = 'tsquery, integer'
      and 'search_path=public, pg_temp' = any (p.proconfig)
      and starts_with(p.prosrc, ' begin return query select * from ' || p.prorettype::regtype::text || '${searchOwn}')
      and regexp_like(p.prosrc, '${searchOwnEnd}')
    )`

/** Row security holds no one back from emptying a table, from triggers on it and from references to it. */
const openGrants = `
  select 'relation', c.oid::regclass::text, case
    when n.nspname = 'public' then 'people may do more with it than row security watches'
    else 'people may reach it, and no row security is looked after there'
  end
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'f', 'v', 'm') and not (${ofOthers('pg_class', 'c.oid')})
    and has_schema_privilege('attache_person', n.oid, 'usage')
    and (has_table_privilege('attache_person', c.oid, 'truncate, trigger, references')
      or n.nspname <> 'public' and (has_table_privilege('attache_person', c.oid, 'delete')
        or has_any_column_privilege('attache_person', c.oid, 'select, insert, update, references')))`
