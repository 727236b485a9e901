-- phase: expand
-- Operators add farms and edit what is shown of them: the version of a farm counts these edits, too.

drop trigger count_version on distributor;
create trigger count_version before update on distributor for each row when (
    (old.name, old.region, old.greeting, old.delivery_company_code, old.shipping_address, old.base_shipping_fee,
     old.free_shipping_from, old.is_bundle, old.bundle_policy, old.order_cutoff_time, old.shipping_weekdays, old.cs_phone,
     old.business_number, old.return_fee, old.return_address)
    is distinct from
    (new.name, new.region, new.greeting, new.delivery_company_code, new.shipping_address, new.base_shipping_fee,
     new.free_shipping_from, new.is_bundle, new.bundle_policy, new.order_cutoff_time, new.shipping_weekdays, new.cs_phone,
     new.business_number, new.return_fee, new.return_address))
  execute function count_version();
comment on column distributor.version is 'Counts edits of the farm by operators and imports; a write names the one it saw.';

-- A name is looked up before it is given; imported catalogues may repeat one.
create index distributor_by_name on distributor (name);
