-- A decision or an answer of so many characters is the reason of what was done, and was refused by the trail alone.
alter table operator_action
  drop constraint operator_action_reason_check,
  add constraint operator_action_reason_check check (length(reason) between 1 and 300);
