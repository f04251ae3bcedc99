-- What is overdue is read first and by its due, page by page.
create index tasks_by_due on tasks (owner_id, due, id) where status <> 'done' and deleted_at is null;
drop index tasks_due;
