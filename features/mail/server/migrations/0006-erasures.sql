-- Copies that were deleted here for good and are still on their server: where they are there. The mail itself is gone.

create table mail_erasures (
  owner_id uuid not null,
  -- Of the copy that was here; by which the outbox names it.
  id uuid not null,
  folder_id uuid not null,
  uid_validity bigint not null,
  uid bigint not null,
  header_id text not null,
  primary key (owner_id, id),
  foreign key (owner_id, folder_id) references mail_folders (owner_id, id) on delete cascade
);

create index mail_erasures_by_uid on mail_erasures (owner_id, folder_id, uid_validity, uid);
call house.make_private('mail_erasures');
