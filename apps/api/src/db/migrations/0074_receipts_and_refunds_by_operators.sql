-- phase: expand
-- Cash receipts that operators cancel or issue again, and refunds above what is owed.

alter table cash_receipt_request add column stopped_at timestamptz;
comment on column cash_receipt_request.stopped_at is 'When an operator cancelled its receipts; null: they are issued as the money says.';
create index cash_receipt_failed on cash_receipt (id desc) where failure_code is not null;
create index cash_receipt_waiting on cash_receipt (id desc) where next_try_at is not null;
create index cash_receipt_by_day on cash_receipt (created_at);

alter table cancellation add column is_goodwill boolean not null default false;
comment on column cancellation.is_goodwill is 'Whether the shop gave it above what was owed; it takes no product and no points back.';
alter table cancellation add constraint goodwill_is_money_alone
  check (not is_goodwill or return_request_id is null and points = 0 and money > 0 and actor = 'shop');

alter table operator_role add column goodwill_limit integer not null default 0 check (goodwill_limit between 0 and 1000000000);
comment on column operator_role.goodwill_limit is
  'Most that its operators give above what is owed for one order, 원, all such refunds of the order together.';
update operator_role set goodwill_limit = 1000000 where name = 'manager';
update operator_role set goodwill_limit = 30000 where name in ('orders', 'support');
