-- phase: expand
-- Products that members viewed lately; those of guests stay on their devices.

create table viewed_product (
  user_id bigint not null references app_user (id) on delete cascade,
  product_id bigint not null references product (id),
  viewed_at timestamptz not null,
  price integer not null check (price >= 0),
  primary key (user_id, product_id)
);
comment on table viewed_product is 'The last view of a product by a member, for 30 days.';
comment on column viewed_product.price is 'Price that the member saw, 원.';
create index viewed_product_latest on viewed_product (user_id, viewed_at desc);
create index viewed_product_by_time on viewed_product (viewed_at);

create trigger member_not_deleted before insert on viewed_product for each row execute function refuse_deleted_member();
