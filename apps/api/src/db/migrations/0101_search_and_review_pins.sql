-- phase: expand
-- Operators pin products to the head of the results of a search word, and reviews to the head of a product's reviews.

create table search_pin (
  id bigint primary key,
  word text not null check (word <> '' and length(word) <= 20 and word = lower(word) and word !~ '\s'),
  product_id bigint not null references product (id),
  sort integer not null,
  variants text[] not null check (
    cardinality(variants) > 0 and variants <@ array['todayfruit', 'market', 'farmer', 'ru']),
  begin_at timestamptz not null,
  end_at timestamptz,
  is_advertisement boolean not null,
  version integer not null default 1 check (version > 0),
  constraint search_pin_once_a_word unique (word, product_id),
  constraint search_pin_begins_before_its_end check (end_at > begin_at)
);
comment on table search_pin is 'A product that is shown first in the results of a search word, while it can be bought.';
comment on column search_pin.word is 'What is typed, in small letters, without spaces.';
comment on column search_pin.sort is 'Place among the pins of the word, ascending.';
comment on column search_pin.variants is 'Variants that show it.';
comment on column search_pin.begin_at is 'Shown from then on.';
comment on column search_pin.end_at is 'Shown until before then; null: no end.';
comment on column search_pin.is_advertisement is 'Paid for, so that shoppers see it marked as an advertisement.';
comment on column search_pin.version is 'Counts its edits.';
create index search_pin_by_product on search_pin (product_id);
create trigger count_version before update on search_pin for each row when (old.* is distinct from new.*)
  execute function count_version();
create trigger notify_change after insert or update or delete on search_pin
  for each statement execute function notify_table_change('search-pins');

alter table review add column pin_place integer constraint review_pin_among_three check (pin_place between 1 and 3);
comment on column review.pin_place is
  'Place among the pinned reviews of its product, of which there are at most three; null: not pinned. A hidden one keeps its place and does not lead.';
create unique index review_pinned on review (product_id, pin_place) where pin_place is not null;
drop trigger count_version on review;
create trigger count_version before update of seller_reply, hidden_for, pin_place on review
  for each row when ((old.seller_reply, old.hidden_for, old.pin_place) is distinct from
                     (new.seller_reply, new.hidden_for, new.pin_place))
  execute function count_version();
create trigger notify_change_of_pin after update of pin_place on review
  for each row when (old.pin_place is distinct from new.pin_place) execute function notify_review_change();
