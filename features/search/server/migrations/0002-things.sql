-- A search in some things alone, such as the files that are named, reads their passages by this.
create index indexed_passages_things on indexed_passages (owner_id, thing);
