/*
 * A channel in Redis is a hash (epoch, seq, size) and a list of its latest entries. Each script is one step that nobody
 * else's steps fall into. An epoch begins with the name of the Redis process that made it: one that was restarted may
 * remember less than it has said, and counts anew.
 *
 * KEYS: the hash, the list. ARGV: the process, an epoch to take where a new one is needed, milliseconds to keep it.
 */
const opened = `
local state, entries = KEYS[1], KEYS[2]
local maker, fresh, kept_for = ARGV[1], ARGV[2], ARGV[3]
local epoch = redis.call('HGET', state, 'epoch')
if not epoch or string.sub(epoch, 1, #maker) ~= maker then
  redis.call('DEL', state, entries)
  epoch = maker .. fresh
  redis.call('HSET', state, 'epoch', epoch, 'seq', 0, 'size', 0)
end
redis.call('PEXPIRE', state, kept_for)
redis.call('PEXPIRE', entries, kept_for)
`

/** ARGV: the text, where it is heard, how many entries and how many bytes are kept. */
export const publishScript = `${opened}
local text, heard_at, most, size = ARGV[4], ARGV[5], tonumber(ARGV[6]), tonumber(ARGV[7])
local seq = redis.call('HINCRBY', state, 'seq', 1)
local count = redis.call('RPUSH', entries, text)
local total = redis.call('HINCRBY', state, 'size', #text)
while count > most or (total > size and count > 0) do
  local oldest = redis.call('LPOP', entries)
  total = redis.call('HINCRBY', state, 'size', -#oldest)
  count = count - 1
end
if count == 0 then redis.call('HSET', state, 'size', 0) end
redis.call('PEXPIRE', entries, kept_for)
redis.call('PUBLISH', heard_at, 'p' .. epoch .. ' ' .. seq .. ' ' .. text)
return { epoch, seq }
`

export const positionScript = `${opened}
return { epoch, tonumber(redis.call('HGET', state, 'seq')) }
`

/** ARGV: the epoch and the number that the reader knows. Nothing: not all that came after it is there. */
export const sinceScript = `${opened}
local missing = tonumber(redis.call('HGET', state, 'seq')) - tonumber(ARGV[5])
if ARGV[4] ~= epoch or missing < 0 or missing > redis.call('LLEN', entries) then return false end
if missing == 0 then return {} end
return redis.call('LRANGE', entries, -missing, -1)
`

/**
 * Begins the channel anew and says so, once for all nodes that ask for the same reason. KEYS: and that reason. ARGV:
 * where it is heard, milliseconds for which the reason is remembered.
 */
export const forgetScript = `
if not redis.call('SET', KEYS[3], '1', 'NX', 'PX', ARGV[2]) then return 0 end
redis.call('DEL', KEYS[1], KEYS[2])
redis.call('PUBLISH', ARGV[1], 'm')
return 1
`

/** KEYS: all of these. ARGV: milliseconds to keep them from now. */
export const keepScript = `
for _, key in ipairs(KEYS) do redis.call('PEXPIRE', key, ARGV[1]) end
return 1
`
