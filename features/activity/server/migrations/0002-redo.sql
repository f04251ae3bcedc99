-- An undone activity now holds the receipt of its undo, by which it can be redone. Earlier ones hold that of what was
-- done, which says nothing about redoing.
update activities set receipt = receipt - 'inverse' where state = 'undone';

-- What one answer asked for is counted whenever it asks for more.
create index activities_of_answers on activities (owner_id, answer_id) where answer_id is not null;
