-- What is found by a word of its title is the better fit.

update tasks set search = setweight(to_tsvector('house.words', title), 'A')
  || to_tsvector('house.words', concat_ws(E'\n', waits_for ->> 'name', waits_for ->> 'email', notes));
