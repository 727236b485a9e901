-- Who joins says that they are 14 or older (개인정보 보호법 제22조의2): written down like every consent.
alter table consent_event
  drop constraint consent_event_kind_check,
  add constraint consent_event_kind_check check
    (kind in ('termsOfService', 'privacy', 'over14', 'advertisingAlarm', 'nightAlarm', 'advertisingPromotion'));

-- The provider by which a session began; it ends with the link. Sessions from before say none.
alter table access_token
  add column sns_type text check (sns_type in ('kakaotalk', 'naver')),
  add constraint providers_begin_oauth_sessions check (sns_type is null or token_type = 'oauth');

-- A request that is still under way changes no setting of who has left, either.
alter table app_user
  drop constraint nothing_left_of_who_left,
  add constraint nothing_left_of_who_left check
    (left_at is null or (num_nonnulls(email, password_hash, name, phone, nickname, profile_image_url) = 0
                         and not (advertising_alarm or advertising_promotion or night_alarm)));

-- Named like the constraint that it is, so that whoever asked is told instead of the log.
create or replace function refuse_who_left() returns trigger language plpgsql as $$
begin
  perform from app_user where id = new.user_id and left_at is null for key share;
  if not found then
    raise exception 'user % has left', new.user_id
      using errcode = 'check_violation', constraint = 'only_of_who_is_here', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger only_of_who_is_here before insert on idempotent_reply for each row execute function refuse_who_left();
