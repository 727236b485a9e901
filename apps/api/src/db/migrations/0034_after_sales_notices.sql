-- phase: expand
-- Notifications show what they are about, and a return request keeps the refund that its buyer was shown.

alter table notification add column image text check (length(image) between 1 and 200);
comment on column notification.image is 'Picture of the product that it is about; null: none.';

alter table return_request
  add column expected_price integer check (expected_price >= 0),
  add column expected_point integer check (expected_point >= 0),
  add constraint return_request_expected_refund_check check ((expected_price is null) = (expected_point is null));
comment on column return_request.expected_price is
  'Money that the buyer was shown with the request, 원; null: an exchange, or a request of before this column.';
comment on column return_request.expected_point is 'Points that the buyer was shown with the request.';

-- A decision that is corrected gives the rest: one return request may have several cancellations.
alter table cancellation drop constraint cancellation_return_request_id_key;
create index cancellation_by_return_request on cancellation (return_request_id) where return_request_id is not null;

alter table return_request_option add column given integer not null default 0 check (given >= 0);
comment on column return_request_option.given is
  'Money and points that this request has given for the line, 원; 0 for requests decided before this column.';
