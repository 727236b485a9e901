-- What shoppers ask of a product, and what the shop answers.

-- Questions of the catalogue have ids of their own files; those asked here begin far above.
create sequence question_id as integer start 1000000000;
create table question (
  id integer primary key default nextval('question_id'),
  product_id integer not null references product (id),
  nickname text not null check (length(nickname) between 1 and 30),
  contents text not null check (length(contents) between 1 and 2000),
  -- Only its asker and the shop read it.
  is_secret boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz,
  -- Waiting until it is there; who is told as having written it, and when.
  answer text check (length(answer) between 1 and 2000),
  answer_writer text check (length(answer_writer) between 1 and 60),
  answered_at timestamptz check (answered_at >= created_at),
  answer_changed_at timestamptz check (answer_changed_at >= answered_at),
  constraint an_answer_is_whole check ((answer is null) = (answered_at is null) and (answer is null) = (answer_writer is null)),
  constraint asked_here_is_long_enough check (id < 1000000000 or length(contents) between 5 and 500)
);
alter sequence question_id owned by question.id;
create index question_by_product on question (product_id, created_at desc, id desc);
create index question_waiting on question (id) where answer is null;

-- Whose a question is that was asked here; the catalogue's are nobody's, and so are those of who left.
create table question_asking (
  question_id integer primary key references question (id) on delete cascade check (question_id >= 1000000000),
  user_id integer not null references app_user (id)
);
create index question_asking_by_user on question_asking (user_id, question_id desc);

-- Lists show how many questions a product has, so the number stands in the product; kept by a trigger, so that nobody
-- counts rows and no import says it.
create function count_questions(of_product integer[], sign integer) returns void language plpgsql as $$
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

-- No question is here yet; the next import brings the catalogue's.
update product set question_count = 0 where question_count <> 0;
alter table product alter column question_count set default 0;

create trigger count_added after insert on question
  referencing new table as new_questions for each statement execute function count_added_questions();
create trigger count_removed after delete on question
  referencing old table as old_questions for each statement execute function count_removed_questions();
create trigger count_moved after update on question
  referencing old table as old_questions new table as new_questions
  for each statement execute function count_moved_questions();

create function tell_changed_question() returns trigger language plpgsql as $$
begin
  perform tell_change('product:' || coalesce(new.product_id, old.product_id));
  return null;
end $$;
create trigger tell_change after insert or update or delete on question
  for each row execute function tell_changed_question();

-- What is written in the instant in which its writer leaves waits for that, and is refused.
create trigger only_of_who_is_here before insert on question_asking for each row execute function refuse_who_left();
create trigger only_of_who_is_here before insert on review_writing for each row execute function refuse_who_left();
create trigger only_of_who_is_here before insert on review_report for each row execute function refuse_who_left();

-- A deep page of a list is found in its index alone where the tables are tidied soon after they grew or changed.
alter table review set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
alter table question set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);

-- What shoppers write joins the groups of reviews that somebody put together: the newest of the same products come
-- first, with pictures where every review of the group has some. What is hidden is recommended nowhere.
create index review_written_by_product on review (product_id, created_at desc, id desc)
  where id >= 1000000000 and hidden_at is null;
create function reviews_of_group(held integer[]) returns integer[] language sql stable as $$
  select array(
    select newest.id
      from (select distinct product_id from review where id = any(held)) as shown
     cross join lateral (
       select r.id, r.created_at from review r
        where r.product_id = shown.product_id and r.id >= 1000000000 and r.hidden_at is null and r.id <> all(held)
          and (cardinality(r.images) > 0 or exists (select from review h where h.id = any(held) and cardinality(h.images) = 0))
        order by r.created_at desc, r.id desc limit 15) as newest
     order by newest.created_at desc, newest.id desc limit 15) || held
$$;

-- What a review was taken back of stands at the top of what can be reviewed again, the last one first.
create table review_taken_back (
  order_product_id integer primary key references order_product (id),
  at timestamptz not null
);
