-- Parcels: who carries them, what is in them, and what became of them.

create table carrier (
  code text primary key check (code ~ '^\d{2}$'),
  name text not null unique,
  -- What the tracking service calls it; null: it cannot be asked.
  tracker_id text,
  -- The carrier's own page, with {n} for the invoice number.
  link text check (link like 'https://%{n}%'),
  sort integer not null
);

insert into carrier (code, name, tracker_id, link, sort) values
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

-- One parcel is one buyer's; it may hold products of several of their orders.
create table shipment (
  id integer generated always as identity primary key,
  user_id integer not null references app_user (id),
  carrier_code text not null references carrier (code),
  invoice_number text not null check (invoice_number ~ '^\d{10,13}$'),
  dispatched_at timestamptz not null,
  delivered_at timestamptz,
  -- When the carrier is asked next; null: never again.
  look_at timestamptz,
  failures integer not null default 0 check (failures >= 0),
  unique (carrier_code, invoice_number),
  check (delivered_at is null or look_at is null)
);

create index shipment_by_invoice on shipment (invoice_number);
create index shipment_to_look on shipment (look_at) where look_at is not null;

-- A product of an order is in one parcel.
create table shipment_product (
  order_product_id integer primary key references order_product (id),
  shipment_id integer not null references shipment (id)
);

create index shipment_product_by_shipment on shipment_product (shipment_id);

-- What the carrier said, as it said it.
create table shipment_event (
  id bigint generated always as identity primary key,
  shipment_id integer not null references shipment (id),
  code text not null
    check (code in ('UNKNOWN', 'INFORMATION_RECEIVED', 'AT_PICKUP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'ATTEMPT_FAIL',
                    'DELIVERED', 'AVAILABLE_FOR_PICKUP', 'EXCEPTION')),
  at timestamptz not null,
  description text not null check (length(description) <= 200),
  location text check (length(location) <= 100),
  unique (shipment_id, at, code, description)
);

-- Where an order goes now, when its buyer changed the address to another area after it was paid; `area` stays what was
-- charged for, and cancels are reckoned for the new one.
alter table orders add column delivery_area text check (delivery_area in ('major', 'secondary_area', 'third_area'));
