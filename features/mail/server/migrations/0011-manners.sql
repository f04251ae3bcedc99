-- How mails from an account begin and end; `{name}` stands for whom they go to. Empty: as the person's sent mail shows.
alter table mail_senders add column greeting text not null default '';
alter table mail_senders add column formal_greeting text not null default '';
alter table mail_senders add column closing text not null default '';
alter table mail_senders add column formal_closing text not null default '';
