-- Who asked for it on a person's behalf: the built-in assistant, or a model elsewhere by its name and host.
alter table activities add column asked_by text;
