-- phase: expand
-- Invoices are corrected after dispatch.

alter table shipment add column version integer not null default 1 check (version > 0);
comment on column shipment.version is 'Counts the corrections of its carrier and its invoice number.';
create trigger count_version before update of carrier_code, invoice_number on shipment for each row
  when ((old.carrier_code, old.invoice_number) is distinct from (new.carrier_code, new.invoice_number))
  execute function count_version();
