-- Whether what is to be done was.

alter table events add column done boolean not null default false;
