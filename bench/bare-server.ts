import { env } from 'node:process'
import { fastify } from 'fastify'
import { Pool } from 'pg'

/** The limit that rows are measured against: the same query in a transaction, and nothing else. */
const pool = new Pool({ connectionString: env['DATABASE_URL'], max: 16 })
const app = fastify()

app.get('/v1/notes', async (request, reply) => {
  const { owner } = request.query as { owner: string }
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query({ name: 'notes', text: query, values: [owner, 30] })
    await client.query('commit')
    return await reply.send(rows)
  } finally {
    client.release()
  }
})

const query = `
  select id, title, body, created_at as "createdAt", revision from notes
  where owner_id = $1 order by created_at desc, id desc limit $2`

process.on('SIGTERM', () => process.exit(0))
await app.listen({ port: Number(env['PORT']), host: '127.0.0.1' })
process.stdout.write(`Attaché is ready at http://127.0.0.1:${env['PORT']}\n`)
