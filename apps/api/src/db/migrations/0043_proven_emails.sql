-- phase: expand
-- When the owner of an e-mail proved it; null: somebody typed it.
alter table app_user add column email_verified_at timestamptz;

-- Members from before get their letters as they did, for ninety days in which they can prove their address. The default is
-- worked out once for all rows, without rewriting them.
alter table app_user add column email_letters_until timestamptz default now() + interval '90 days';
alter table app_user alter column email_letters_until drop default;

-- An address that changes is unproven, whichever process changes it.
create function email_changes_unproven() returns trigger language plpgsql as $$
begin
  if new.email is distinct from old.email then
    if new.email is null or new.email_verified_at is not distinct from old.email_verified_at then
      new.email_verified_at := null;
    end if;
    new.email_letters_until := null;
  end if;
  return new;
end $$;
create trigger changes_unproven before update of email on app_user
  for each row execute function email_changes_unproven();
