-- Where new events go. At most one calendar of a person; without any it depends on their kind.

alter table calendars add column usual boolean not null default false;
