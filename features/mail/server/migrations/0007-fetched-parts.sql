-- When the content of a part was fetched for a reader. Its server still has it, so it is here for a while only.

alter table mail_parts add column fetched_at timestamptz;
create index mail_parts_fetched on mail_parts (fetched_at) where fetched_at is not null;
