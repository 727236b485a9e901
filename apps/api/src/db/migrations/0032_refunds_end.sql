-- phase: expand
-- Every refund ends: how it ended, why, and what the provider said last; never more promised than was captured.

-- returned: the provider gave it back; paid_elsewhere: the shop paid it by other means, and an operator said so;
-- waived: an operator said that it is not owed; account_closed: an account that nobody had paid into takes no deposit any more; nothing_owed: it was over what was
-- captured; reversed: the bank had taken the deposit back. Only the first two gave money.
alter table refund add column outcome text
  check (outcome in ('returned', 'paid_elsewhere', 'waived', 'account_closed', 'nothing_owed', 'reversed'));
alter table refund add column outcome_reason text check (length(outcome_reason) between 1 and 200);
-- The code of the provider's last no.
alter table refund add column last_code text check (length(last_code) between 1 and 60);
-- When the provider was asked, while its answer is awaited; null when it came.
alter table refund add column asked_at timestamptz;

update refund r
   set outcome = case when r.transaction_key like 'reversed:%' then 'reversed'
                      when r.withdrawal_id is null and p.captured = 0 then 'account_closed'
                      else 'returned' end
  from payment p
 where p.id = r.payment_id and r.done_at is not null;

-- A process of the version before ends a refund without saying how.
create function say_refund_outcome() returns trigger language plpgsql as $$
begin
  new.outcome := case
    when new.transaction_key like 'reversed:%' then 'reversed'
    when new.withdrawal_id is null
         and exists (select from payment p where p.id = new.payment_id and p.captured = 0) then 'account_closed'
    else 'returned' end;
  return new;
end $$;
create trigger say_refund_outcome before insert or update on refund for each row
  when (new.done_at is not null and new.outcome is null) execute function say_refund_outcome();
alter table refund add constraint what_ended_says_how check ((done_at is null) = (outcome is null));

-- An account that waits for its deposit is closed by a refund over the price of its order, so the bound is the price where
-- nothing was captured. Rows from before are not looked at: those that are over it end by themselves.
create function keep_refunds_within_captured() returns trigger language plpgsql as $$
declare
  bound integer;
  promised bigint;
begin
  select greatest(p.captured, p.amount) into bound from payment p where p.id = new.payment_id for no key update;
  select coalesce(sum(r.amount), 0) into promised from refund r
   where r.payment_id = new.payment_id and (r.outcome is null or r.outcome in ('returned', 'paid_elsewhere', 'waived'));
  if promised > bound then
    raise exception 'refunds of payment % are % of %', new.payment_id, promised, bound
      using errcode = 'check_violation', constraint = 'refunds_within_captured', table = 'refund';
  end if;
  return null;
end $$;
create trigger refunds_within_captured after insert or update of amount on refund for each row
  when (new.outcome is null or new.outcome in ('returned', 'paid_elsewhere', 'waived'))
  execute function keep_refunds_within_captured();

create index refund_by_payment on refund (payment_id);

-- Receipts, too, are asked for under a new key after a no.
alter table cash_receipt add column refusals integer not null default 0 check (refusals >= 0);
