-- What of chats can be found: their titles, and the messages of the branch that is shown.

create view findable_conversations with (security_invoker = true) as
select owner_id, id, 0 as number, 'chat' as kind, id as thing, title, title as name, '' as text, null as language,
  updated_at as at, updated_at as ends, null::jsonb as place, '/assistant/' || id as path,
  case when title_sources <> '[]' then 'the chat “' || title || '”' end as source
from conversations
where deleted_at is null and not provisional;

grant select on findable_conversations to attache_person;
call house.make_findable('conversations', array['title', 'provisional', 'deleted_at']);

create view findable_messages with (security_invoker = true) as
select m.owner_id, m.id, 0 as number, 'chat' as kind, m.conversation_id as thing, '' as title, c.title as name,
  m.content as text, null as language, m.created_at as at, m.created_at as ends, null::jsonb as place,
  '/assistant/' || m.conversation_id || '?message=' || m.id as path,
  -- A person's own messages are their own words; an answer may quote anybody.
  case when m.role = 'assistant' then 'an answer in the chat “' || c.title || '”' end as source
from messages m join conversations c on c.owner_id = m.owner_id and c.id = m.conversation_id
where m.active and m.content <> '' and c.deleted_at is null;

grant select on findable_messages to attache_person;
call house.make_findable('messages', array['content', 'active']);
