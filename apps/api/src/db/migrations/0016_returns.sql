-- phase: expand
-- Return and exchange requests, with the pictures that prove them.

create table uploaded_image (
  path text primary key check (path ~ '^uploads/[0-9a-f]{32}\.jpg$'),
  user_id bigint not null references app_user (id) on delete cascade,
  created_at timestamptz not null,
  removal_started_at timestamptz
);
comment on table uploaded_image is
  'A picture that a shopper sent, re-encoded without metadata, under a name that cannot be guessed.';
comment on column uploaded_image.removal_started_at is 'When it was found in no use and its file is being deleted.';
create index uploaded_image_by_user on uploaded_image (user_id, created_at);
create index uploaded_image_by_time on uploaded_image (created_at);

create table return_request (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  order_product_id bigint not null references order_product (id),
  resolution text not null check (resolution in ('refund', 'replace')),
  reason text not null check (reason in ('spoiled', 'damaged', 'missing', 'wrong_item', 'different', 'changed_mind')),
  details text not null check (length(details) between 1 and 1000),
  photos text[] not null check (cardinality(photos) <= 10),
  status text not null default 'requested' check (status in ('requested', 'approved', 'denied')),
  is_shown boolean not null,
  answer text check (length(answer) between 1 and 300),
  requested_at timestamptz not null,
  decided_at timestamptz,
  constraint decided_has_time check ((status = 'requested') = (decided_at is null)),
  constraint denial_has_answer check (status <> 'denied' or answer is not null),
  constraint fault_has_photo check (reason = 'changed_mind' or cardinality(photos) > 0)
);
comment on table return_request is 'A request to return or exchange a product of an order.';
comment on column return_request.resolution is 'What the buyer asks for.';
comment on column return_request.is_shown is
  'Whether the product''s status shows the request; a completed product stays completed.';
comment on column return_request.answer is 'What the shop answered; required when it denies.';
create index return_request_by_order on return_request (order_id, id);
create index return_request_open on return_request (id) where status = 'requested';
create unique index one_open_return_request_per_product on return_request (order_product_id) where status = 'requested';
create index return_request_by_photo on return_request using gin (photos);

create table return_request_option (
  return_request_id bigint not null references return_request (id),
  order_option_id bigint not null references order_option (id),
  units integer not null check (units > 0),
  bad_pieces integer,
  all_pieces integer check (all_pieces between 1 and 9999),
  primary key (return_request_id, order_option_id),
  constraint return_request_option_bad_pieces_check check (bad_pieces between 1 and all_pieces),
  constraint bad_pieces_of_all check ((bad_pieces is null) = (all_pieces is null))
);
comment on table return_request_option is 'A line of a return request.';
comment on column return_request_option.bad_pieces is 'Pieces that were bad, of `all_pieces`.';
create index return_request_option_by_option on return_request_option (order_option_id);
