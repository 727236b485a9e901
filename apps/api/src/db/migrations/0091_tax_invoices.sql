-- phase: expand
-- Invoices of orders for businesses: 계산서 without and 세금계산서 with VAT, issued at the tax office by an operator.

create table tax_invoice_request (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  business_number text not null check (business_number ~ '^[0-9]{10}$'),
  company_name text not null check (length(company_name) between 1 and 60),
  representative text not null check (length(representative) between 1 and 30),
  address text not null check (length(address) between 1 and 150),
  business_type text not null check (length(business_type) between 1 and 40),
  business_item text not null check (length(business_item) between 1 and 40),
  email text not null check (length(email) between 3 and 100),
  requested_at timestamptz not null,
  requested_by bigint not null references operator (id),
  cancelled_at timestamptz
);
comment on table tax_invoice_request is 'A business that wants the invoices of its order.';
comment on column tax_invoice_request.business_type is '업태.';
comment on column tax_invoice_request.business_item is '종목.';
comment on column tax_invoice_request.cancelled_at is 'When an operator withdrew it before any invoice was issued; null: it holds.';
create unique index one_tax_invoice_request_per_order on tax_invoice_request (order_id) where cancelled_at is null;
create index tax_invoice_request_by_order on tax_invoice_request (order_id);

create table tax_invoice (
  id bigint generated always as identity primary key,
  request_id bigint not null references tax_invoice_request (id),
  kind text not null check (kind in ('exempt', 'taxable')),
  supply integer not null,
  vat integer not null,
  issued_on date not null,
  approval_number text not null unique check (approval_number ~ '^[0-9A-Za-z]{24}$'),
  created_at timestamptz not null,
  created_by bigint not null references operator (id),
  constraint exempt_invoice_has_no_vat check (kind = 'taxable' or vat = 0),
  constraint invoice_is_for_something check (supply <> 0 or vat <> 0)
);
comment on table tax_invoice is
  'An invoice that was issued at the tax office, or an amended one, whose sums are the difference. Append-only.';
comment on column tax_invoice.kind is 'exempt: 계산서, goods without VAT; taxable: 세금계산서, goods with VAT and shipping.';
comment on column tax_invoice.supply is 'Supply price (공급가액), 원; negative: taken back.';
comment on column tax_invoice.vat is 'VAT, 원.';
comment on column tax_invoice.approval_number is '승인번호 of the tax office.';
create index tax_invoice_by_request on tax_invoice (request_id, id);

create function refuse_change_of_tax_invoice() returns trigger language plpgsql as $$
begin
  raise exception 'issued invoices are only added to' using errcode = 'check_violation';
end $$;
create trigger append_only before update or delete on tax_invoice
  for each row execute function refuse_change_of_tax_invoice();
create trigger never_truncated before truncate on tax_invoice
  for each statement execute function refuse_change_of_tax_invoice();
