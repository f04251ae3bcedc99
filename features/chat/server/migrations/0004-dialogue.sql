-- What an answer asked, named and did, as its writer wants it back with the next message. Chat never reads it.
alter table messages add column dialogue jsonb;
alter table run_pieces add column dialogue jsonb;
