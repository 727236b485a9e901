-- phase: expand
-- Operators are told by mail what waits for them.

create table operator_digest (
  operator_id bigint not null references operator (id),
  slot timestamptz not null,
  primary key (operator_id, slot)
);
comment on table operator_digest is 'A mail that told an operator what waits for them; one for each slot.';
comment on column operator_digest.slot is 'Beginning of the hour that it was for.';
