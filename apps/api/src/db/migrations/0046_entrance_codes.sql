-- phase: expand
-- Entrance codes (공동현관 비밀번호) of addresses. Those of orders and gifts are in their address, as `entranceCode`, and are
-- deleted after the delivery; the indexes find what is left.

alter table delivery_address add column entrance_code text not null default '' check (length(entrance_code) <= 30);
comment on column delivery_address.entrance_code is 'Code of the entrance of the building (공동현관); empty: none. Shown to its member and to who packs.';

create index orders_with_entrance_code on orders (id) where address ->> 'entranceCode' <> '';
create index gifts_with_entrance_code on gift (id) where address ->> 'entranceCode' <> '';
