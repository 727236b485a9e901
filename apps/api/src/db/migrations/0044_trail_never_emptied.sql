-- phase: expand
-- Two ledgers refused changes of their rows and not the emptying of the table.
create trigger never_emptied before truncate on consent_event
  for each statement execute function refuse_change();
create trigger never_emptied before truncate on point_entry
  for each statement execute function refuse_change_of_ledger();
