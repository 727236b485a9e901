-- Pictures that shoppers send, and goods that were not as they should be.

-- Made anew from what was sent, without what the camera wrote into it; the name cannot be guessed.
create table uploaded_image (
  path text primary key check (path ~ '^uploads/[0-9a-f]{32}\.jpg$'),
  user_id integer not null references app_user (id) on delete cascade,
  created_at timestamptz not null
);

create index uploaded_image_by_user on uploaded_image (user_id, created_at);

create table claim (
  id integer generated always as identity primary key,
  order_id integer not null references orders (id),
  order_product_id integer not null references order_product (id),
  wish text not null check (wish in ('refund', 'replace')),
  reason text not null
    check (reason in ('spoiled', 'damaged', 'missing', 'wrong_item', 'different', 'changed_mind')),
  details text not null check (length(details) between 1 and 1000),
  photos text[] not null check (cardinality(photos) <= 10),
  status text not null default 'requested' check (status in ('requested', 'approved', 'denied')),
  -- Whether the product shows the claim, or is complete and stays so.
  is_shown boolean not null,
  -- What the shop answered; who is denied is told why.
  notice text check (length(notice) between 1 and 300),
  requested_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'requested') = (decided_at is null)),
  check (status <> 'denied' or notice is not null),
  check (reason = 'changed_mind' or cardinality(photos) > 0)
);

create index claim_by_order on claim (order_id, id);
create index claim_open on claim (id) where status = 'requested';
create unique index one_open_claim_per_product on claim (order_product_id) where status = 'requested';

create table claim_option (
  claim_id integer not null references claim (id),
  order_option_id integer not null references order_option (id),
  units integer not null check (units > 0),
  bad_pieces integer check (bad_pieces between 1 and all_pieces),
  all_pieces integer check (all_pieces between 1 and 9999),
  primary key (claim_id, order_option_id),
  check ((bad_pieces is null) = (all_pieces is null))
);

create index claim_option_by_option on claim_option (order_option_id);

-- What claims gave for a line, in 원: never more than the line cost.
alter table order_option add column compensated integer not null default 0;
alter table order_option add constraint compensated_within_price
  check (compensated between 0 and unit_price * units);

-- Money and points that came back for a claim; its products stay with the order.
alter table withdrawal add column claim_id integer unique references claim (id);
