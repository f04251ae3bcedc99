-- A person sees what could not be taken, by what they know it by, and may put it away.
alter table mirror_refused
  add column id uuid not null default gen_random_uuid(),
  -- Subject, sender and day, where they could be read.
  add column about jsonb;
