-- phase: expand
-- An operator who cancels for a buyer writes up to 200 characters, which are kept after the sentence of who cancelled.
alter table cancellation drop constraint cancellation_reason_check,
  add constraint cancellation_reason_check check (length(reason) between 1 and 300) not valid;
alter table cancellation validate constraint cancellation_reason_check;
