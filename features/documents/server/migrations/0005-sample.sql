-- What the sample workspace brought, so that it can be taken away again.

alter table files add column sample boolean not null default false;

create index files_of_sample on files (owner_id) where sample and deleted_at is null;
