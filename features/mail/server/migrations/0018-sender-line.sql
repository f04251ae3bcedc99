-- The sender stands in a line of its own, so that what is shown of a message can begin with its words. As long as before.

create or replace view findable_mail_bodies with (security_invoker = true) as
select m.owner_id, m.id, 0 as number, 'mail' as kind, m.thread_id as thing, m.subject as title,
  case m.subject when '' then '(no subject)' else m.subject end as name,
  concat_ws(E'\n', concat_ws(' ', nullif(m.from_name, ''), m.from_address), b.own_text) as text,
  null as language, m.at, m.at as ends, null::jsonb as place, '/assistant/mail?list=all&thread=' || m.thread_id as path,
  'the mail “' || m.subject || '” from ' || case m.from_name when '' then m.from_address else m.from_name end as source
from mail_bodies b
join mail_messages m on m.owner_id = b.owner_id and m.id = b.id
join mail_accounts a on a.owner_id = m.owner_id and a.id = m.account_id
where not m.hidden and a.deleted_at is null;
