-- phase: expand
-- An operator decides whether the farm or the shop pays for a granted claim.

alter table return_request add column charged_to text not null default 'farm' check (charged_to in ('farm', 'shop'));
comment on column return_request.charged_to is
  'Who pays for what it gives: the farm, whose next settlement is lowered, or the shop. Fixed once it has given something.';

alter table order_option add column shop_compensated integer not null default 0;
alter table order_option add constraint shop_compensated_is_a_part check (shop_compensated between 0 and compensated);
comment on column order_option.shop_compensated is 'Part of `compensated` that the shop pays and no settlement takes off, 원.';
