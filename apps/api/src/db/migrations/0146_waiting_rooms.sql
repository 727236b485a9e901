-- phase: expand
-- transaction: none
-- Announced openings with a waiting room (docs/decisions/0159-waiting-rooms.md). The table of an order's reservations and that of
-- orders are busy: each statement below waits for one of them alone, and only for as long as it takes to change its description.

create table if not exists waiting_room (
  id bigint primary key,
  option_id bigint not null references product_option (id),
  opens_at timestamptz not null,
  units integer not null check (units between 1 and 100000),
  per_person integer not null check (per_person between 1 and 10),
  at_once integer not null check (at_once between 1 and 1000),
  is_cancelled boolean not null default false,
  seed bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) check (length(seed) = 32),
  seed_hash bytea not null generated always as (sha256(seed)) stored,
  drawn_at timestamptz,
  last_number integer not null default 0 check (last_number >= 0),
  called integer not null default 0 check (called >= 0),
  held integer not null default 0 check (held >= 0),
  sold integer not null default 0 check (sold >= 0),
  closed_at timestamptz,
  last_bought integer,
  version integer not null default 1,
  constraint sold_and_held_within_units check (sold + held <= units),
  constraint drawn_before_closed check (closed_at is null or (drawn_at is not null and closed_at >= drawn_at and held = 0))
);
comment on table waiting_room is 'Announced opening of an option with a waiting room; kept for a year after it closed.';
comment on column waiting_room.opens_at is 'Hour of the opening: who has a place then is drawn by lot.';
comment on column waiting_room.units is 'Units that are sold through it.';
comment on column waiting_room.per_person is 'Most units of one person.';
comment on column waiting_room.at_once is 'Most places that are held or being paid at the same time.';
comment on column waiting_room.seed is 'Secret until the draw, published after it; the order of a place is the hash of the seed and its ticket.';
comment on column waiting_room.seed_hash is 'SHA-256 of the seed, published with the announcement, so that the seed cannot be exchanged.';
comment on column waiting_room.drawn_at is 'When the order was drawn; null before.';
comment on column waiting_room.last_number is 'Highest number that a place has.';
comment on column waiting_room.called is 'Places whose turn has come.';
comment on column waiting_room.held is 'Units held for places whose turn has come and which have not paid.';
comment on column waiting_room.sold is 'Units that places have paid.';
comment on column waiting_room.closed_at is 'When it was sold out or nobody waited any more; the option is on ordinary sale from then on.';
comment on column waiting_room.last_bought is 'Highest number that bought, from the closing on; null: none.';
create index if not exists waiting_room_by_option on waiting_room (option_id, opens_at, id);
create index if not exists waiting_room_not_closed on waiting_room (opens_at, id) where closed_at is null and not is_cancelled;
create or replace trigger count_version before update on waiting_room for each row
  when ((old.opens_at, old.units, old.per_person, old.at_once, old.is_cancelled)
        is distinct from (new.opens_at, new.units, new.per_person, new.at_once, new.is_cancelled))
  execute function count_version();

create table if not exists waiting_room_place (
  id bigint generated always as identity primary key,
  waiting_room_id bigint not null references waiting_room (id),
  user_id bigint references app_user (id),
  ticket uuid not null default gen_random_uuid(),
  state text not null default 'waiting'
    check (state in ('waiting', 'called', 'paying', 'bought', 'expired', 'left', 'missed')),
  came_at timestamptz not null,
  is_drawn boolean not null default false,
  number integer check (number > 0),
  wants_notice boolean not null default true,
  told_at timestamptz,
  called_at timestamptz,
  held_until timestamptz,
  held_units integer check (held_units > 0),
  order_id bigint unique references orders (id),
  order_units integer check (order_units > 0),
  ended_at timestamptz,
  constraint place_number_once unique (waiting_room_id, number),
  constraint called_place_is_held check (
    (called_at is null) = (held_until is null) and (called_at is null) = (held_units is null) and (called_at is null or number is not null)),
  constraint place_state_has_hold check ((called_at is not null) = (state in ('called', 'paying', 'bought', 'expired'))),
  constraint place_state_has_order check (
    (order_id is not null) = (state in ('paying', 'bought')) and (order_id is null) = (order_units is null)),
  constraint order_within_hold check (order_units <= held_units),
  constraint drawn_place_has_number check (not is_drawn or number is not null)
);
comment on table waiting_room_place is 'Place of a person in a waiting room, from coming to buying or leaving; kept as long as the room.';
comment on column waiting_room_place.user_id is 'Member whose place it is; null once they left the shop.';
comment on column waiting_room_place.ticket is 'What is drawn: its number follows from the hash of the seed and the ticket.';
comment on column waiting_room_place.is_drawn is 'True for a place that was there at the hour; the others are numbered as they came.';
comment on column waiting_room_place.number is 'Number in the order of calling; null before the draw.';
comment on column waiting_room_place.wants_notice is 'Told when the turn is near.';
comment on column waiting_room_place.told_at is 'When it was told that the turn is near.';
comment on column waiting_room_place.called_at is 'When its turn came.';
comment on column waiting_room_place.held_until is 'Until when it is held, unless a payment has begun.';
comment on column waiting_room_place.held_units is 'Units that it may buy.';
comment on column waiting_room_place.order_id is 'Order that is being paid or was paid.';
comment on column waiting_room_place.ended_at is 'When it was given up, expired or missed.';
create unique index if not exists one_place_per_person on waiting_room_place (waiting_room_id, user_id)
  where state not in ('expired', 'left');
create index if not exists waiting_room_place_by_user on waiting_room_place (user_id, waiting_room_id, id);
create index if not exists waiting_room_place_by_state on waiting_room_place (waiting_room_id, state, number);

alter table option_stock add column if not exists waiting_room_id bigint;
alter table option_stock drop constraint if exists option_stock_waiting_room_id_fkey;
alter table option_stock add constraint option_stock_waiting_room_id_fkey
  foreign key (waiting_room_id) references waiting_room (id) not valid;
alter table option_stock validate constraint option_stock_waiting_room_id_fkey;
comment on column option_stock.waiting_room_id is 'Waiting room through which alone the option is sold, from its announcement until it closes; null: ordinary sale.';
create index concurrently if not exists option_stock_by_waiting_room on option_stock (waiting_room_id) where waiting_room_id is not null;

alter table orders add column if not exists is_from_waiting_room boolean not null default false;
comment on column orders.is_from_waiting_room is 'True when it was bought with a place of a waiting room.';
