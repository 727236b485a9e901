-- phase: expand
-- Campaigns: advertisements to a segment of the members who consented, at an instant and with one or two texts, and
-- messages about carts that were left.

create table campaign (
  id bigint primary key,
  name text not null check (length(name) between 1 and 60),
  text text not null check (length(text) between 1 and 500),
  other_text text check (length(other_text) between 1 and 500),
  other_share integer check (other_share between 1 and 50),
  channels text[] not null
    check (cardinality(channels) between 1 and 3 and channels <@ array['phone', 'push', 'email']),
  least_grade integer check (least_grade between 1 and 9),
  ordered_within_days integer check (ordered_within_days between 1 and 3650),
  not_ordered_for_days integer check (not_ordered_for_days between 1 and 3650),
  bought_of bigint references distributor (id),
  send_at timestamptz,
  is_cancelled boolean not null default false,
  version integer not null default 1 check (version > 0),
  started_at timestamptz,
  finished_at timestamptz,
  last_user_id bigint not null default 0,
  constraint finished_after_start check (finished_at >= started_at),
  constraint other_text_has_share check ((other_text is null) = (other_share is null))
);
comment on table campaign is 'An advertisement to a segment of the members who consented to advertising.';
comment on column campaign.text is 'Text of the advertisement, without the marks of the law, which are added.';
comment on column campaign.other_text is 'Second text, to compare both; null: everyone gets the first.';
comment on column campaign.other_share is 'Percent of the members who get the second text.';
comment on column campaign.least_grade is 'Lowest grade of the segment; null: every grade.';
comment on column campaign.ordered_within_days is 'Segment: ordered in as many days before; null: whether they ordered or not.';
comment on column campaign.not_ordered_for_days is 'Segment: has not ordered in as many days before.';
comment on column campaign.bought_of is 'Segment: bought from this farm; null: from whomever.';
comment on column campaign.send_at is 'When it is sent; null: a draft.';
comment on column campaign.version is 'Counts its edits.';
comment on column campaign.started_at is 'When its first messages were queued; from then on its text is fixed.';
comment on column campaign.last_user_id is 'Member up to whom it was queued, in ascending ids.';
create trigger count_version before update of name, text, other_text, other_share, channels, least_grade,
  ordered_within_days, not_ordered_for_days, bought_of, send_at, is_cancelled on campaign
  for each row when (old.* is distinct from new.*) execute function count_version();
create index campaign_unfinished on campaign (send_at) where finished_at is null and not is_cancelled;

create table campaign_recipient (
  campaign_id bigint not null references campaign (id),
  user_id bigint not null references app_user (id) on delete cascade,
  is_other boolean not null,
  at timestamptz not null,
  primary key (campaign_id, user_id)
);
comment on table campaign_recipient is 'A member to whom a campaign was queued, with the text they got.';
comment on column campaign_recipient.is_other is 'Whether they got the second text.';
create index campaign_recipient_by_time on campaign_recipient (at);
create index campaign_recipient_by_user on campaign_recipient (user_id);

create table abandoned_cart_message (
  id bigint primary key,
  text text not null check (length(text) between 1 and 500),
  after_hours integer not null check (after_hours between 1 and 168),
  is_on boolean not null,
  version integer not null default 1 check (version > 0)
);
comment on table abandoned_cart_message is
  'An advertisement to members who left goods in the cart for some hours without ordering.';
comment on column abandoned_cart_message.after_hours is 'Hours since the last option was put into the cart.';
comment on column abandoned_cart_message.version is 'Counts its edits.';
create trigger count_version before update on abandoned_cart_message
  for each row when (old.* is distinct from new.*) execute function count_version();
create index cart_option_by_time on cart_option (created_at);
