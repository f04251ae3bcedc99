-- The time zone in which a contact lives, by its IANA name; empty where it is not known.
alter table contacts add column zone text not null default '';
