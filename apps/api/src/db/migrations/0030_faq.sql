-- What is asked again and again, with its answers: the same for all four faces.
create table faq (
  id integer primary key,
  category text not null check (length(category) between 1 and 20),
  question text not null check (length(question) between 1 and 100),
  answer text not null check (length(answer) between 1 and 2000),
  sort integer not null
);

create trigger tell_change after insert or update or delete on faq
  for each row execute function tell_change_of_noun('faqs');
