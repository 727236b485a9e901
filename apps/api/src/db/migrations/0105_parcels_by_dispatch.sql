-- phase: expand
-- Parcels of a day, for the desk of dispatch, which asks for them every few seconds.
create index shipment_by_dispatch on shipment (dispatched_at);
