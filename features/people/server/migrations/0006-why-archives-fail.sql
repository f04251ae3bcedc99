-- A sentence that says why an archive could not be made, and what helps; null for all others.
alter table exports add column failure text;
