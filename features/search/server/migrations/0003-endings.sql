-- Words are found by their endings before they are added up, too.
alter table word_changes
  add column backwards text not null collate "C" generated always as (reverse(word)) stored;
create index word_changes_backwards on word_changes (owner_id, backwards);
