-- phase: expand
-- Reports of sales and tax by period: refunds are found by the time at which they were done.

create index refund_by_end on refund (done_at) where done_at is not null;
