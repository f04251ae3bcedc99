-- Whom the person wrote to: read whenever mail arrives or a conversation is opened.
create index mail_messages_own on mail_messages (owner_id, at desc) where own;
