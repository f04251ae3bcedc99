-- A reminder may be about a task; it ends when the task is done or deleted.

alter table reminders drop constraint reminders_about_check;
alter table reminders add constraint reminders_about_check
  check (about in ('text', 'event', 'people', 'calendar', 'chat', 'task'));
create index reminders_of_task on reminders (owner_id, (target ->> 'task')) where about = 'task';
