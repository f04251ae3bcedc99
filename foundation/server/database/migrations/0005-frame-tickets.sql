-- A document in a sandboxed frame is fetched without a bearer token, so its address holds a ticket.

create table house.frame_tickets (
  hash bytea not null primary key,
  owner_id uuid not null,
  shows text not null,
  expires_at timestamptz not null
);

create index frame_tickets_by_age on house.frame_tickets (expires_at);
