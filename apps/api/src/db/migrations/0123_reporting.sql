-- phase: expand
-- Read model for programs that draw reports: a stable shape without personal data, whatever the tables behind it become.

create schema reporting;
comment on schema reporting is
  'Views for reports, without names, phones, addresses or texts of people. Columns are added and never renamed. Days are KST, money is 원.';

create view reporting.orders as
select o.id as order_id, o.uuid as order_uuid, o.user_id as buyer_id, u.user_type <> 'guest' as is_member, o.variant, o.is_gift,
       o.status, (o.created_at at time zone 'Asia/Seoul')::date as ordered_on, o.created_at as ordered_at,
       (p.approved_at at time zone 'Asia/Seoul')::date as paid_on, p.approved_at as paid_at, p.method as payment_method,
       o.is_first_purchase, o.products_price, o.coupon_discount, o.base_shipping_fee + o.area_shipping_fee as shipping_fee,
       o.used_point as used_points, o.price, o.tax_free, coalesce(p.captured, 0) as paid_amount,
       coalesce(p.refunded, 0) as refunded_amount, nullif(c.utm_source, '') as source, nullif(c.utm_campaign, '') as campaign
  from orders o
  join app_user u on u.id = o.user_id
  left join payment p on p.order_id = o.id
  left join conversion c on c.order_id = o.id;
comment on view reporting.orders is 'An order, also one that was never paid.';
comment on column reporting.orders.order_id is 'Number that members and operators see.';
comment on column reporting.orders.order_uuid is 'Id that the payment provider knows.';
comment on column reporting.orders.buyer_id is 'Account of the buyer; of a guest as long as the device keeps it.';
comment on column reporting.orders.is_member is 'Whether the buyer is a member now.';
comment on column reporting.orders.variant is 'Face of the shop it was made at; null before faces were recorded.';
comment on column reporting.orders.is_gift is 'Whether receivers say where it goes.';
comment on column reporting.orders.status is 'Status of the whole, in the words of the specification.';
comment on column reporting.orders.ordered_on is 'Day it was made.';
comment on column reporting.orders.ordered_at is 'Instant it was made.';
comment on column reporting.orders.paid_on is 'Day its money arrived; null: not paid.';
comment on column reporting.orders.paid_at is 'Instant its money arrived; null: not paid.';
comment on column reporting.orders.payment_method is 'card, easypay, vbank, transfer, phone, billing or point.';
comment on column reporting.orders.is_first_purchase is 'Whether it is the first of its buyer.';
comment on column reporting.orders.products_price is 'Sum of the lines before coupons and points.';
comment on column reporting.orders.coupon_discount is 'What a coupon took off.';
comment on column reporting.orders.shipping_fee is 'Shipping, with the surcharge of the area.';
comment on column reporting.orders.used_points is 'Points used, each worth 1 원.';
comment on column reporting.orders.price is 'What is paid: products − coupon + shipping − points.';
comment on column reporting.orders.tax_free is 'Tax-free part of the price.';
comment on column reporting.orders.paid_amount is 'Money that arrived.';
comment on column reporting.orders.refunded_amount is 'Money that was given back.';
comment on column reporting.orders.source is 'Where the visit that bought came from; null: straight, or not paid.';
comment on column reporting.orders.campaign is 'Campaign of that visit.';

create view reporting.sale_lines as
select l.order_option_id as line_id, l.order_id, l.day as sold_on, l.product_id, op.name as product_name, l.option_id,
       oo.name as option_name, l.category_id, l.distributor_id as farm_id, op.distributor_name as farm_name, op.status,
       l.method as payment_method, l.units, oo.unit_price, l.net, oo.tax_free, oo.supply_cost * l.units as cost
  from sale_line l
  join order_option oo on oo.id = l.order_option_id
  join order_product op on op.id = oo.order_product_id;
comment on view reporting.sale_lines is 'An option of an order whose money arrived; refunds are not taken off.';
comment on column reporting.sale_lines.line_id is 'Id of the line.';
comment on column reporting.sale_lines.order_id is 'Its order.';
comment on column reporting.sale_lines.sold_on is 'Day the money arrived.';
comment on column reporting.sale_lines.product_id is 'Product.';
comment on column reporting.sale_lines.product_name is 'Name of the product as its buyer read it.';
comment on column reporting.sale_lines.option_id is 'Option.';
comment on column reporting.sale_lines.option_name is 'Name of the option as its buyer read it.';
comment on column reporting.sale_lines.category_id is 'Category of the product when it was sold.';
comment on column reporting.sale_lines.farm_id is 'Farm that ships it.';
comment on column reporting.sale_lines.farm_name is 'Name of the farm as its buyer read it.';
comment on column reporting.sale_lines.status is 'Status of the product in the order now.';
comment on column reporting.sale_lines.payment_method is 'As in reporting.orders.';
comment on column reporting.sale_lines.units is 'Units sold.';
comment on column reporting.sale_lines.unit_price is 'Price of a unit.';
comment on column reporting.sale_lines.net is 'Price of the line after the shares of coupon and points.';
comment on column reporting.sale_lines.tax_free is 'Tax-free part of net.';
comment on column reporting.sale_lines.cost is 'What the farm gets for the units.';

create view reporting.refunds as
select r.id as refund_id, p.order_id, (r.done_at at time zone 'Asia/Seoul')::date as refunded_on, r.done_at as refunded_at,
       p.method as payment_method, r.amount, coalesce(r.tax_free, p.tax_free) as tax_free, r.outcome
  from refund r
  join payment p on p.id = r.payment_id
 where r.done_at is not null;
comment on view reporting.refunds is 'A refund that is done.';
comment on column reporting.refunds.refund_id is 'Id of the refund.';
comment on column reporting.refunds.order_id is 'Its order.';
comment on column reporting.refunds.refunded_on is 'Day it was done.';
comment on column reporting.refunds.refunded_at is 'Instant it was done.';
comment on column reporting.refunds.payment_method is 'How the order was paid.';
comment on column reporting.refunds.amount is 'Money of the refund.';
comment on column reporting.refunds.tax_free is 'Tax-free part of it.';
comment on column reporting.refunds.outcome is 'returned or paid_elsewhere where money went back; other words where none did.';

create view reporting.claims as
select r.id as claim_id, r.order_id, op.product_id, op.distributor_id as farm_id, r.resolution, r.reason, r.status,
       (r.requested_at at time zone 'Asia/Seoul')::date as requested_on, r.requested_at, r.decided_at,
       (select sum(o.units)::integer from return_request_option o where o.return_request_id = r.id) as units,
       (select c.money from cancellation c where c.return_request_id = r.id) as refunded_amount
  from return_request r
  join order_product op on op.id = r.order_product_id;
comment on view reporting.claims is 'A request to return or replace a product of an order.';
comment on column reporting.claims.claim_id is 'Id of the request.';
comment on column reporting.claims.order_id is 'Its order.';
comment on column reporting.claims.product_id is 'Product it is about.';
comment on column reporting.claims.farm_id is 'Farm that shipped it.';
comment on column reporting.claims.resolution is 'What the buyer asked for: refund or replace.';
comment on column reporting.claims.reason is 'spoiled, damaged, missing, wrong_item, different or changed_mind.';
comment on column reporting.claims.status is 'requested, approved or denied.';
comment on column reporting.claims.requested_on is 'Day it was made.';
comment on column reporting.claims.requested_at is 'Instant it was made.';
comment on column reporting.claims.decided_at is 'Instant it was decided; null: not yet.';
comment on column reporting.claims.units is 'Units it is about.';
comment on column reporting.claims.refunded_amount is 'Money that it gave back; null: none.';

create view reporting.parcels as
select s.id as parcel_id, op.order_id, op.distributor_id as farm_id, c.name as carrier,
       (s.dispatched_at at time zone 'Asia/Seoul')::date as dispatched_on, s.dispatched_at, s.delivered_at
  from shipment s
  join carrier c on c.code = s.carrier_code
  join lateral (select p.order_id, p.distributor_id
                  from shipment_product sp join order_product p on p.id = sp.order_product_id
                 where sp.shipment_id = s.id order by p.id limit 1) op on true;
comment on view reporting.parcels is 'A parcel that left.';
comment on column reporting.parcels.parcel_id is 'Id of the parcel.';
comment on column reporting.parcels.order_id is 'Order of its first product; a parcel may hold products of several of one buyer.';
comment on column reporting.parcels.farm_id is 'Farm that sent it.';
comment on column reporting.parcels.carrier is 'Name of the carrier.';
comment on column reporting.parcels.dispatched_on is 'Day it left.';
comment on column reporting.parcels.dispatched_at is 'Instant it left.';
comment on column reporting.parcels.delivered_at is 'Instant it arrived; null: on its way.';

create view reporting.products as
select p.id as product_id, p.name, p.kind, root.name as root_category, c.name as category, p.category_id,
       p.distributor_id as farm_id, d.name as farm_name, d.region as farm_region, p.status, p.price, p.list_price
  from product p
  join category root on root.id = p.root_category_id
  join category c on c.id = p.category_id
  join distributor d on d.id = p.distributor_id;
comment on view reporting.products is 'A product as it is now.';
comment on column reporting.products.product_id is 'Id of the product.';
comment on column reporting.products.name is 'Its name.';
comment on column reporting.products.kind is 'Kind of fruit or grocery.';
comment on column reporting.products.root_category is 'Name of its first category.';
comment on column reporting.products.category is 'Name of its category.';
comment on column reporting.products.category_id is 'Its category.';
comment on column reporting.products.farm_id is 'Farm that sells it.';
comment on column reporting.products.farm_name is 'Name of the farm.';
comment on column reporting.products.farm_region is 'Region of the farm.';
comment on column reporting.products.status is 'Status, in the words of the specification.';
comment on column reporting.products.price is 'Price of its representative option.';
comment on column reporting.products.list_price is 'Price before a reduction.';

create view reporting.stock as
select o.id as option_id, o.product_id, o.name as option_name, o.status, s.on_hand, s.reserved, s.on_hand - s.reserved as available
  from product_option o
  left join option_stock s on s.option_id = o.id;
comment on view reporting.stock is 'Stock of an option now.';
comment on column reporting.stock.option_id is 'Id of the option.';
comment on column reporting.stock.product_id is 'Its product.';
comment on column reporting.stock.option_name is 'Its name.';
comment on column reporting.stock.status is 'Status, in the words of the specification.';
comment on column reporting.stock.on_hand is 'Units there; null: without limit.';
comment on column reporting.stock.reserved is 'Units held by orders that are not paid yet.';
comment on column reporting.stock.available is 'Units that can be sold.';

create view reporting.members as
select u.id as member_id, u.user_type as login, u.grade, (u.created_at at time zone 'Asia/Seoul')::date as joined_on,
       (u.left_at at time zone 'Asia/Seoul')::date as left_on, u.order_count as orders, u.point_balance as points,
       u.advertising_alarm as accepts_advertising
  from app_user u
 where u.user_type <> 'guest';
comment on view reporting.members is 'A member, without anything that names them.';
comment on column reporting.members.member_id is 'Account; buyer_id of reporting.orders.';
comment on column reporting.members.login is 'email, kakaotalk or naver.';
comment on column reporting.members.grade is 'Grade now, 1 the lowest.';
comment on column reporting.members.joined_on is 'Day the account was made.';
comment on column reporting.members.left_on is 'Day it was closed; null: open.';
comment on column reporting.members.orders is 'Orders placed.';
comment on column reporting.members.points is 'Points that can be used.';
comment on column reporting.members.accepts_advertising is 'Consent to advertising messages.';

create view reporting.reviews as
select r.id as review_id, r.product_id, r.option_id, r.score, (r.created_at at time zone 'Asia/Seoul')::date as written_on,
       cardinality(r.images) as pictures, r.helpful_count as helpful_votes, r.hidden_at is not null as is_hidden,
       r.seller_reply is not null as is_answered
  from review r;
comment on view reporting.reviews is 'A review without its text and writer.';
comment on column reporting.reviews.review_id is 'Id of the review.';
comment on column reporting.reviews.product_id is 'Product it is about.';
comment on column reporting.reviews.option_id is 'Option that was bought; null where it is not known.';
comment on column reporting.reviews.score is '1 to 5.';
comment on column reporting.reviews.written_on is 'Day it was written.';
comment on column reporting.reviews.pictures is 'Number of pictures.';
comment on column reporting.reviews.helpful_votes is 'Votes that it helped.';
comment on column reporting.reviews.is_hidden is 'Whether operators hid it.';
comment on column reporting.reviews.is_answered is 'Whether the seller replied.';

create view reporting.visits as
select d.day, d.views, d.visitors, d.sessions, d.product_views, d.carts, d.checkouts, d.purchases, d.revenue, d.refunds,
       d.refunded as refunded_amount
  from analytics_day d;
comment on view reporting.visits is 'A day of the shop, from the shop''s own counting.';
comment on column reporting.visits.day is 'Day.';
comment on column reporting.visits.views is 'Pages shown.';
comment on column reporting.visits.visitors is 'Devices that came.';
comment on column reporting.visits.sessions is 'Visits.';
comment on column reporting.visits.product_views is 'Pages of products shown.';
comment on column reporting.visits.carts is 'Times something was put into a cart.';
comment on column reporting.visits.checkouts is 'Order forms opened.';
comment on column reporting.visits.purchases is 'Orders paid.';
comment on column reporting.visits.revenue is 'Their money.';
comment on column reporting.visits.refunds is 'Refunds done.';
comment on column reporting.visits.refunded_amount is 'Their money.';
