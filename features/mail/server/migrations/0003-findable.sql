-- What of mail can be found: each message, with the address of its conversation. Not what is in junk or in the trash.

create view findable_mail_bodies with (security_invoker = true) as
select m.owner_id, m.id, 0 as number, 'mail' as kind, m.thread_id as thing, m.subject as title,
  case m.subject when '' then '(no subject)' else m.subject end as name,
  concat_ws(' ', nullif(m.from_name, ''), m.from_address, b.own_text) as text,
  null as language, m.at, m.at as ends, null::jsonb as place, '/assistant/mail?list=all&thread=' || m.thread_id as path,
  'the mail “' || m.subject || '” from ' || case m.from_name when '' then m.from_address else m.from_name end as source
from mail_bodies b
join mail_messages m on m.owner_id = b.owner_id and m.id = b.id
join mail_accounts a on a.owner_id = m.owner_id and a.id = m.account_id
where not m.hidden and a.deleted_at is null;

grant select on findable_mail_bodies to attache_person;
call house.make_findable('mail_bodies', array['own_text']);
