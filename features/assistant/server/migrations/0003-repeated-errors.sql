-- An error that the built-in model repeated in an answer. That model follows no text, so it acts on as before; a model
-- elsewhere that reads the conversation later may follow it.
alter table conversation_sources add column only_elsewhere boolean not null default false;
