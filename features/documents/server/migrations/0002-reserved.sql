-- The bytes that something still arriving has room for; what has arrived counts by its size.
alter table file_contents add column reserved bigint not null default 0;
