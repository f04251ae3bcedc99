-- Mail arrives by the hundred.
call house.find_by_statement('mail_bodies');

-- For each row that names a thread, its thread is looked for. Until there are statistics, PostgreSQL took this index for that,
-- which begins with the person, and read all threads of the person.
drop index mail_threads_of_accounts;
create index mail_threads_of_accounts on mail_threads (account_id, owner_id);
