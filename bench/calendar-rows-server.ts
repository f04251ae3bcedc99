import { env } from 'node:process'
import { fastify } from 'fastify'
import { Pool } from 'pg'

/** The baseline for a week: its rows through the same index, as JSON, and nothing else. */
const pool = new Pool({ connectionString: env['DATABASE_URL'], max: 16 })
const app = fastify()

app.get('/week', async (request, reply) => {
  const { owner, from, to } = request.query as { owner: string; from: string; to: string }
  const { rows } = await pool.query({ name: 'week', text: query, values: [owner, from, to] })
  return reply.send(rows)
})

const query = `
  select id, calendar_id, type, title, wall_start, wall_end, zone, location, description, attendees, people, color,
    priority, repeat, also, exceptions, origin, revision
  from events where owner_id = $1 and deleted_at is null and not spanning
    and starts_at >= $2::timestamptz - interval '1 day' and starts_at < $3::timestamptz and ends_at >= $2::timestamptz
  union all
  select id, calendar_id, type, title, wall_start, wall_end, zone, location, description, attendees, people, color,
    priority, repeat, also, exceptions, origin, revision
  from events where owner_id = $1 and deleted_at is null and spanning
    and last_at >= $2::timestamptz - interval '15 hours' and starts_at < $3::timestamptz + interval '15 hours'`

process.on('SIGTERM', () => process.exit(0))
await app.listen({ port: Number(env['PORT']), host: '127.0.0.1' })
process.stdout.write(`Attaché is ready at http://127.0.0.1:${env['PORT']}\n`)
