-- phase: expand
-- Money above what is owed for a claim has a limit of its own, beside that of an order without a claim.

alter table operator_role add column claim_goodwill_limit integer not null default 0
  check (claim_goodwill_limit between 0 and 1000000000);
comment on column operator_role.claim_goodwill_limit is
  'Most that its operators give above what is owed for one claim, 원, all such refunds of the claim together.';
update operator_role set claim_goodwill_limit = goodwill_limit;

alter table cancellation add column goodwill_claim_id bigint references return_request (id);
comment on column cancellation.goodwill_claim_id is 'Claim for which goodwill was given; null: for the order, or no goodwill.';
alter table cancellation add constraint goodwill_of_claim_is_goodwill check (goodwill_claim_id is null or is_goodwill);
create index cancellation_goodwill_of_claim on cancellation (goodwill_claim_id) where goodwill_claim_id is not null;
