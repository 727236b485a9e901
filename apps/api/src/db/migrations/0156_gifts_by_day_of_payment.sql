-- phase: expand
-- transaction: none
-- Statistics of gifts by the day of their payment.

create index concurrently if not exists gift_group_by_payment on gift_group (sent_at) where sent_at is not null;
