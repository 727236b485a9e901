-- phase: expand
-- Operators find and serve members (blocks, grades by hand, notes, who saw whose data), and answer and hide what is written.

alter table app_user
  add column version integer not null default 1 check (version > 0),
  add column is_blocked boolean not null default false,
  add column hand_grade integer check (hand_grade between 1 and 9),
  add column hand_grade_until date,
  add column earned_grade integer,
  add constraint hand_grade_has_end check ((hand_grade is null) = (hand_grade_until is null)),
  add constraint hand_grade_keeps_earned check ((hand_grade is null) = (earned_grade is null)),
  add constraint hand_grade_holds check (hand_grade is null or grade = hand_grade);
comment on column app_user.version is 'Counts its edits by operators; a write names the one it saw.';
comment on column app_user.is_blocked is 'Whether the member can neither order nor review; they read what is theirs and ask.';
comment on column app_user.hand_grade is 'Grade that an operator gave; null: the grade is by purchases.';
comment on column app_user.hand_grade_until is 'Last KST day of the grade by hand.';
comment on column app_user.earned_grade is 'Grade by purchases while one by hand holds; null: `grade` is it.';
create trigger count_version before update of is_blocked, hand_grade, hand_grade_until on app_user
  for each row when (old.is_blocked is distinct from new.is_blocked or old.hand_grade is distinct from new.hand_grade
    or old.hand_grade_until is distinct from new.hand_grade_until)
  execute function count_version();

-- Whoever grades by purchases needs not know of a grade by hand: what they set is kept as earned.
create function keep_hand_grade() returns trigger language plpgsql as $$
begin
  new.earned_grade := new.grade;
  new.grade := new.hand_grade;
  return new;
end $$;
create trigger keep_hand_grade before update of grade on app_user
  for each row when (new.hand_grade is not null and new.hand_grade is not distinct from old.hand_grade)
  execute function keep_hand_grade();

create index member_by_name on app_user (name collate "C", id) where user_type <> 'guest' and left_at is null;
create index member_by_email on app_user (email collate "C", id) where user_type <> 'guest' and left_at is null;
create index member_by_phone_end on app_user (right(phone, 4), id) where user_type <> 'guest' and left_at is null;
create index member_by_id on app_user (id) where user_type <> 'guest' and left_at is null;
create index member_blocked on app_user (id) where is_blocked;
create index member_hand_grade on app_user (hand_grade_until, id) where hand_grade is not null;

create table member_note (
  id bigint primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  contents text not null check (length(contents) between 1 and 1000),
  version integer not null default 1 check (version > 0)
);
comment on table member_note is 'Note of operators on a member, for operators alone; deleted when the member leaves. Its writer is in the trail.';
comment on column member_note.version is 'Counts its edits.';
create index member_note_by_user on member_note (user_id, id desc);
create trigger count_version before update on member_note for each row when (old.* is distinct from new.*)
  execute function count_version();
create trigger member_not_deleted before insert on member_note for each row execute function refuse_deleted_member();

create table personal_data_access (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  operator_id bigint not null references operator (id),
  order_id bigint references orders (id),
  reason text not null check (length(reason) between 1 and 300),
  at timestamptz not null,
  until timestamptz,
  constraint personal_data_access_until_check check (until > at)
);
comment on table personal_data_access is 'Unmasking of a person''s data by an operator, as the member is shown it; kept for three years.';
comment on column personal_data_access.order_id is 'Order whose data it was; null: the account.';
comment on column personal_data_access.until is 'End of the unmasking; null: shown once.';
create index personal_data_access_by_user on personal_data_access (user_id, id desc);
create index personal_data_access_by_time on personal_data_access (at);

create table answer_template (
  id bigint primary key,
  kind text not null check (kind in ('question', 'inquiry', 'review')),
  title text not null check (length(title) between 1 and 60),
  contents text not null check (length(contents) between 1 and 1000),
  sort integer not null,
  version integer not null default 1 check (version > 0)
);
comment on table answer_template is 'Text that operators begin an answer with.';
comment on column answer_template.contents is 'Text with variables in braces, e.g. `{닉네임}`.';
comment on column answer_template.version is 'Counts its edits.';
create trigger count_version before update on answer_template for each row when (old.* is distinct from new.*)
  execute function count_version();

alter table review add column version integer not null default 1 check (version > 0);
comment on column review.version is 'Counts replies and hidings by operators.';
create trigger count_version before update of seller_reply, hidden_for on review
  for each row when (old.seller_reply is distinct from new.seller_reply or old.hidden_for is distinct from new.hidden_for)
  execute function count_version();
create index review_by_score on review (score, (-id));
create index review_hidden on review (score, (-id)) where hidden_at is not null;

alter table question
  add column version integer not null default 1 check (version > 0),
  add column hidden_at timestamptz,
  add column hidden_for text check (length(hidden_for) between 1 and 60),
  add constraint hidden_question_has_ground check ((hidden_at is null) = (hidden_for is null));
comment on column question.version is 'Counts its hidings by operators.';
comment on column question.hidden_at is 'When an operator hid it; null: shown.';
comment on column question.hidden_for is 'Legal ground on which it is hidden.';
create trigger count_version before update of hidden_for on question
  for each row when (old.hidden_for is distinct from new.hidden_for)
  execute function count_version();
