-- Cards that pay without a window. Their numbers are never here: only what the provider shows of them, and its sealed key.

create table billing_card (
  id integer generated always as identity primary key,
  user_id integer not null references app_user (id),
  key_id text not null,
  sealed bytea not null,
  issuer_code text not null check (length(issuer_code) between 1 and 4),
  -- As the provider hides it; a whole number of a card does not fit the rule.
  number_masked text not null check (number_masked ~ '\*' and length(number_masked) between 4 and 30),
  is_default boolean not null,
  created_at timestamptz not null
);

create index billing_card_by_user on billing_card (user_id, id);
create unique index one_default_card_each on billing_card (user_id) where is_default;

create trigger only_of_who_is_here before insert on billing_card
  for each row execute function refuse_who_left();

-- Keys that the provider must still forget: of cards that were deleted and of members who left.
create table billing_key_removal (
  id integer generated always as identity primary key,
  user_id integer not null,
  key_id text not null,
  sealed bytea not null,
  tries integer not null default 0,
  next_try_at timestamptz not null
);

create index billing_key_removal_due on billing_key_removal (next_try_at);

create function remove_billing_key() returns trigger language plpgsql as $$
begin
  -- Due at once, whatever time it is.
  insert into billing_key_removal (user_id, key_id, sealed, next_try_at)
  values (old.user_id, old.key_id, old.sealed, old.created_at);
  return null;
end $$;

-- Whoever deletes a card, its key is forgotten at the provider, too.
create trigger keys_follow after delete on billing_card for each row execute function remove_billing_key();

-- The provider gives its first no again for the same key for fifteen days; whatever was refused is asked for under a new
-- one. What nobody answered keeps its key, because it may have been done.
alter table refund add column refusals integer not null default 0 check (refusals >= 0);
alter table cash_receipt_cancel add column refusals integer not null default 0 check (refusals >= 0);
