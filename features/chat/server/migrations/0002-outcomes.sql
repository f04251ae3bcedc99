-- The house's own last line of an answer: what was done, what waits for a yes, or that nothing was changed. It stands
-- beside the words of the answer, so that no model can write it, and neither search nor a model reads it as such words.
alter table messages add column outcome text;
alter table run_pieces add column outcome text;
