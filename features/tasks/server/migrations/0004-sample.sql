-- Whether the sample is there is asked whenever lists are shown, and nobody has more than a few of its tasks.

create index tasks_of_sample on tasks (owner_id, rank) where origin = 'sample' and deleted_at is null;
