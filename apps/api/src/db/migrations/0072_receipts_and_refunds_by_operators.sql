-- phase: expand
-- Cash receipts that operators cancel or issue again, and refunds above what is owed.

alter table cash_receipt_request add column stopped_at timestamptz;
comment on column cash_receipt_request.stopped_at is 'When an operator cancelled its receipts; null: they are issued as the money says.';
create index cash_receipt_failed on cash_receipt (id desc) where failure_code is not null;
create index cash_receipt_waiting on cash_receipt (id desc) where next_try_at is not null;
create index cash_receipt_by_day on cash_receipt (created_at);
