-- phase: expand
-- transaction: none
-- A partitioned table has statistics of its own, which are gathered by command alone.
analyze order_status_change;
analyze payment_status_change;
