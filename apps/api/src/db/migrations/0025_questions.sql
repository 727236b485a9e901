-- phase: expand
-- Questions about products and their answers. Ids of questions asked here begin at 1,000,000,000.

create sequence question_id start 1000000000;

create table question (
  id bigint primary key default nextval('question_id'),
  product_id bigint not null references product (id),
  nickname text not null check (length(nickname) between 1 and 30),
  contents text not null check (length(contents) between 1 and 2000),
  is_secret boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz,
  answer text check (length(answer) between 1 and 2000),
  answer_writer text check (length(answer_writer) between 1 and 60),
  answered_at timestamptz,
  answer_changed_at timestamptz,
  constraint question_answered_at_check check (answered_at >= created_at),
  constraint question_answer_changed_at_check check (answer_changed_at >= answered_at),
  constraint answer_complete check ((answer is null) = (answered_at is null) and (answer is null) = (answer_writer is null)),
  constraint question_length check (id < 1000000000 or length(contents) between 5 and 500)
) with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
comment on table question is 'A question about a product; waiting until it has an answer.';
comment on column question.is_secret is 'Whether only its author and the shop read it.';
comment on column question.answer_writer is 'Name under which the answer is shown.';
create index question_by_product on question (product_id, created_at desc, id desc);
create index question_waiting on question (id) where answer is null;
alter sequence question_id owned by question.id;

create table question_author (
  question_id bigint primary key references question (id) on delete cascade check (question_id >= 1000000000),
  user_id bigint not null references app_user (id)
);
comment on table question_author is 'Who asked a question; absent for questions of the catalogue and of members who left.';
create index question_author_by_user on question_author (user_id, question_id desc);

-- Copies the number of questions to the product, since lists show it.
create function count_questions(of_product bigint[], sign integer) returns void language plpgsql as $$
begin
  perform from product where id = any(of_product) order by id for no key update;
  update product p
     set question_count = p.question_count + sign * n.count
    from (select id, count(*)::integer as count from unnest(of_product) as id group by id) n
   where p.id = n.id;
end $$;

create function count_added_questions() returns trigger language plpgsql as $$
begin
  perform count_questions(array_agg(product_id), 1) from new_questions having count(*) > 0;
  return null;
end $$;

create function count_removed_questions() returns trigger language plpgsql as $$
begin
  perform count_questions(array_agg(product_id), -1) from old_questions having count(*) > 0;
  return null;
end $$;

create function count_moved_questions() returns trigger language plpgsql as $$
begin
  perform count_questions(array_agg(o.product_id), -1), count_questions(array_agg(n.product_id), 1)
    from old_questions o join new_questions n on n.id = o.id
   where o.product_id <> n.product_id
  having count(*) > 0;
  return null;
end $$;

create function notify_question_change() returns trigger language plpgsql as $$
begin
  perform notify_catalog_change('product:' || coalesce(new.product_id, old.product_id));
  return null;
end $$;

create trigger count_inserted after insert on question
  referencing new table as new_questions for each statement execute function count_added_questions();
create trigger count_deleted after delete on question
  referencing old table as old_questions for each statement execute function count_removed_questions();
create trigger count_updated after update on question
  referencing old table as old_questions new table as new_questions
  for each statement execute function count_moved_questions();
create trigger notify_change after insert or update or delete on question
  for each row execute function notify_question_change();
create trigger member_not_deleted before insert on question_author for each row execute function refuse_deleted_member();
