-- phase: expand
-- The dashboard of the shop's health finds the last results of each outside service without reading tables.

create index message_outbox_by_sending on message_outbox (channel, sent_at) where sent_at is not null;
create index message_outbox_by_drop on message_outbox (channel, dropped_at) where dropped_at is not null;
create index payment_by_failure on payment (id) where failure_code is not null;
create index shipment_by_delivery on shipment (delivered_at) where delivered_at is not null;
