-- phase: expand
-- A refund other than the one shown is an offer that the buyer answers, a request can be taken back, and goods are
-- collected by an order at the carrier.

alter table return_request drop constraint return_request_status_check;
alter table return_request add constraint return_request_status_check
  check (status in ('requested', 'approved', 'denied', 'taken_back'));

alter table return_request
  add column offered_total integer check (offered_total >= 0),
  add column offered_price integer check (offered_price >= 0),
  add column offered_point integer check (offered_point >= 0),
  add column offered_at timestamptz,
  add column offer_until timestamptz,
  add column reopened_at timestamptz,
  add column reopen_reason text check (length(reopen_reason) between 1 and 300),
  add constraint offer_is_whole check (
    num_nonnulls(offered_total, offered_price, offered_point, offered_at, offer_until) in (0, 5)),
  add constraint offer_ends_after_it_was_made check (offer_until > offered_at),
  add constraint offer_is_of_a_refund check (offered_at is null or resolution = 'refund'),
  add constraint reopened_has_reason check ((reopened_at is null) = (reopen_reason is null));
comment on column return_request.offered_total is
  'Money and points together that the shop decided to give, 원, while the buyer has not answered; null: nothing is offered.';
comment on column return_request.offered_price is 'Money of the offer as the buyer was told, 원.';
comment on column return_request.offered_point is 'Points of the offer as the buyer was told.';
comment on column return_request.offered_at is 'When the offer was made.';
comment on column return_request.offer_until is 'Instant at which the offer counts as accepted.';
comment on column return_request.reopened_at is 'When the buyer asked to look at the decision again; null: never, once at most.';
comment on column return_request.reopen_reason is 'Why the buyer asked to look again, in their words.';
create index return_offer_open on return_request (offer_until) where status = 'requested' and offer_until is not null;

alter table return_pickup
  add column revision integer not null default 1 check (revision >= 1),
  add column ordered_revision integer,
  add column ordered_at timestamptz,
  add column invoice_number text check (length(invoice_number) between 1 and 30),
  add column collected_at timestamptz,
  add column cancelled_at timestamptz,
  add column check_at timestamptz,
  add column failures integer not null default 0 check (failures >= 0),
  add column failure text check (length(failure) between 1 and 100),
  add constraint ordered_revision_was_made check (ordered_revision between 1 and revision),
  add constraint ordered_has_time check ((ordered_revision is null) = (ordered_at is null));
comment on column return_pickup.revision is 'Number of the present wish, raised by each change of day or carrier.';
comment on column return_pickup.ordered_revision is 'Wish that the carrier accepted last; null: none yet, or an operator ordered by hand.';
comment on column return_pickup.ordered_at is 'When the carrier accepted it.';
comment on column return_pickup.invoice_number is 'Number of the parcel that comes back; null: the carrier has not given one.';
comment on column return_pickup.collected_at is 'When the carrier collected the goods; null: not yet, or not known.';
comment on column return_pickup.cancelled_at is 'When the request was taken back, so that nothing is to be collected.';
comment on column return_pickup.check_at is 'When to speak with the carrier next; null: never.';
comment on column return_pickup.failures is 'Consecutive tries without an answer.';
comment on column return_pickup.failure is 'Why the carrier could not take the order, or why the last try failed; null: nothing failed.';
create index return_pickup_due on return_pickup (check_at) where check_at is not null;
