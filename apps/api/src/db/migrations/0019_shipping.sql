-- phase: expand
-- Parcels: who carries them, what is in them and what became of them.

create table carrier (
  code text primary key check (code ~ '^\d{2}$'),
  name text not null unique,
  tracker_id text,
  tracking_url text check (tracking_url like 'https://%{n}%'),
  sort integer not null
);
comment on table carrier is 'A parcel carrier.';
comment on column carrier.tracker_id is 'Its id at the tracking service; null: it cannot be tracked.';
comment on column carrier.tracking_url is 'Its tracking page, with {n} for the invoice number.';
insert into carrier (code, name, tracker_id, tracking_url, sort) values
  ('04', 'CJ대한통운', 'kr.cjlogistics', 'https://trace.cjlogistics.com/next/tracking.html?wblNo={n}', 1),
  ('05', '한진택배', 'kr.hanjin', 'https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2={n}', 2),
  ('08', '롯데택배', 'kr.lotte', 'https://www.lotteglogis.com/home/reservation/tracking/linkView?InvNo={n}', 3),
  ('01', '우체국택배', 'kr.epost', 'https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?sid1={n}', 4),
  ('06', '로젠택배', 'kr.logen', 'https://www.ilogen.com/web/personal/trace/{n}', 5),
  ('22', '대신택배', 'kr.daesin', null, 6),
  ('23', '경동택배', 'kr.kdexp', null, 7),
  ('24', 'GS Postbox', 'kr.cvsnet', null, 8),
  ('46', 'CU 편의점택배', 'kr.cupost', null, 9),
  ('11', '일양로지스', 'kr.ilyanglogis', null, 10),
  ('90', '쿠팡로지스틱스', 'kr.coupangls', null, 11);

create table shipment (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id),
  carrier_code text not null references carrier (code),
  invoice_number text not null check (invoice_number ~ '^\d{10,13}$'),
  dispatched_at timestamptz not null,
  delivered_at timestamptz,
  check_at timestamptz,
  failures integer not null default 0 check (failures >= 0),
  unique (carrier_code, invoice_number),
  constraint delivered_not_checked check (delivered_at is null or check_at is null)
);
comment on table shipment is 'A parcel of one buyer; it may hold products of several of their orders.';
comment on column shipment.check_at is 'When the carrier is asked next; null: never again.';
create index shipment_by_invoice on shipment (invoice_number);
create index shipment_to_check on shipment (check_at) where check_at is not null;

create table shipment_product (
  order_product_id bigint primary key references order_product (id),
  shipment_id bigint not null references shipment (id)
);
comment on table shipment_product is 'A product of an order in its parcel.';
create index shipment_product_by_shipment on shipment_product (shipment_id);

create table tracking_event (
  id bigint generated always as identity primary key,
  shipment_id bigint not null references shipment (id),
  code text not null
    check (code in ('UNKNOWN', 'INFORMATION_RECEIVED', 'AT_PICKUP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'ATTEMPT_FAIL',
      'DELIVERED', 'AVAILABLE_FOR_PICKUP', 'EXCEPTION')),
  at timestamptz not null,
  description text not null check (length(description) <= 200),
  location text check (length(location) <= 100),
  unique (shipment_id, at, code, description)
);
comment on table tracking_event is 'What the carrier reported, as it said it.';
comment on column tracking_event.code is 'Code of the tracking service.';
