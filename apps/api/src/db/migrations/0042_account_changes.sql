-- phase: expand
-- A change of an account that its member was told of and can undo for seven days, by a link that is kept as its hash. What
-- was there before is sealed by the shop, and destroyed with the undoing.
create table account_change (
  id uuid primary key,
  user_id integer not null references app_user (id) on delete cascade,
  kind text not null check (kind in (
    'password', 'phone', 'email', 'refundAccount', 'noRefundAccount', 'linked-kakaotalk', 'linked-naver',
    'unlinked-kakaotalk', 'unlinked-naver', 'exportedData', 'addedCard', 'deletedCard')),
  link_hash bytea not null unique check (octet_length(link_hash) = 32),
  key_id text,
  sealed bytea,
  changed_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > changed_at),
  undone_at timestamptz,
  -- Something else of the same kind was undone before it, and took it along.
  is_superseded boolean not null default false,
  constraint a_former_value_is_sealed_whole check ((key_id is null) = (sealed is null)),
  constraint only_what_can_be_undone_is_kept check ((sealed is not null) = (undone_at is null)),
  constraint superseded_is_undone check (not is_superseded or undone_at is not null)
);

create index account_change_by_user on account_change (user_id, changed_at);
create index account_change_by_end on account_change (expires_at);
create trigger only_of_who_is_here before insert on account_change for each row execute function refuse_who_left();

-- The change that is told: its link to undo it is worked out when the notice leaves, and is in no table.
alter table message_event add column account_change_id uuid;
