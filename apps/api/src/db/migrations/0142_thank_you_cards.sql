-- phase: expand
-- transaction: none
-- Receivers thank with a card and a photo, which operators hide on a legal ground (docs/decisions/0155-thank-you-cards.md).

alter table gift
  add column if not exists thanks_card text,
  add column if not exists thanks_photo text,
  add column if not exists thanks_hidden_at timestamptz,
  add column if not exists thanks_hidden_for text,
  add column if not exists thanks_version integer not null default 1,
  drop constraint if exists gift_thanks_card_check,
  drop constraint if exists card_has_thanks,
  drop constraint if exists hidden_thanks_have_ground,
  add constraint gift_thanks_card_check
    check (thanks_card in ('heart', 'thanks', 'congratulations', 'flower', 'fruit')) not valid,
  add constraint card_has_thanks
    check (thanks is not null or (thanks_card is null and thanks_photo is null and thanks_hidden_at is null)) not valid,
  add constraint hidden_thanks_have_ground check ((thanks_hidden_at is null) = (thanks_hidden_for is null)) not valid;
alter table gift validate constraint gift_thanks_card_check;
alter table gift validate constraint card_has_thanks;
alter table gift validate constraint hidden_thanks_have_ground;
comment on column gift.thanks_card is 'Picture of the thank-you card; null: thanks from before there were cards, or none.';
comment on column gift.thanks_photo is 'Path of the uploaded photo on the thank-you card.';
comment on column gift.thanks_hidden_for is 'Legal ground on which an operator hid the thank-you card from the sender.';
comment on column gift.thanks_version is 'Version of what operators edit of the thank-you card.';

-- A card goes with its words, also when a process of the version before deletes them; each hiding counts a version.
create or replace function keep_card_with_thanks() returns trigger language plpgsql as $$
begin
  if new.thanks is null then
    new.thanks_card := null;
    new.thanks_photo := null;
    new.thanks_hidden_at := null;
    new.thanks_hidden_for := null;
  end if;
  if new.thanks_hidden_for is distinct from old.thanks_hidden_for then
    new.thanks_version := old.thanks_version + 1;
  end if;
  return new;
end $$;
create or replace trigger keep_card_with_thanks before update of thanks, thanks_hidden_for on gift
  for each row execute function keep_card_with_thanks();

create index concurrently if not exists gift_by_thanks on gift (thanked_at desc, id desc)
  where thanks is not null and thanks_hidden_at is null;
create index concurrently if not exists gift_by_hidden_thanks on gift (thanked_at desc, id desc)
  where thanks_hidden_at is not null;
create index concurrently if not exists gift_by_thanks_photo on gift (thanks_photo) where thanks_photo is not null;
