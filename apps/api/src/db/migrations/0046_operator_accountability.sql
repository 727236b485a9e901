-- phase: expand
-- A password that somebody else chose is changed at the first login. Operators of before chose or keep theirs.
alter table operator add column must_change_password boolean not null default false;

-- The role's standing reason to read shoppers' personal data in lists, e.g. labels of parcels; null: lists are masked.
alter table operator_role add column personal_data_purpose text
  check (length(personal_data_purpose) between 1 and 200);
update operator_role set personal_data_purpose = '출고와 송장 작성' where name = 'packing';

-- Reading one person's data unmasked, with a reason each time.
alter table role_permission drop constraint role_permission_permission_check;
alter table role_permission add constraint role_permission_permission_check
  check (permission in ('orders.read', 'orders.ship', 'orders.refund', 'claims.decide', 'points.adjust',
                        'stock.change', 'operators.manage', 'personal-data.read'));
insert into role_permission values
  ('manager', 'personal-data.read'), ('orders', 'personal-data.read'), ('packing', 'personal-data.read'),
  ('support', 'personal-data.read');

-- The network address of who acted; null: the command line, or a row of before.
alter table operator_action add column address text check (length(address) between 1 and 60);

-- A failed login is of nobody: `stranger`. Its subject names the account that was tried.
alter table operator_action drop constraint operator_action_source_check;
alter table operator_action add constraint operator_action_source_check
  check (source in ('login', 'command', 'stranger'));
alter table operator_action drop constraint operator_action_check;
alter table operator_action add constraint operator_action_has_operator
  check (operator_id is not null or source in ('command', 'stranger'));
