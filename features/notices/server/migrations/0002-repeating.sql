-- What comes again by itself can be stopped from its notice.

alter table notices add column repeats boolean not null default false;
alter table notices drop constraint notices_answer_check;
alter table notices add constraint notices_answer_check check (answer in ('snoozed', 'done', 'stopped'));
