-- What after-sales lacked: accounts that refunds go to, charges that got lost, alerts that are answered, pictures that
-- nobody needs, the coupons that grades promise, and guests on another device.

-- Where a deposit goes back to when its buyer keeps no account with the shop: said with a cancel or a claim, or to
-- somebody who works here. Sealed with the buyer's, and forgotten when nothing can go there any more.
create table order_refund_account (
  order_id integer primary key references orders (id),
  key_id text not null,
  sealed bytea not null,
  created_at timestamptz not null
);

create index order_refund_account_by_time on order_refund_account (created_at);

-- Since when a payment is being taken.
alter table payment add column claimed_at timestamptz;

-- What was done about an alert, by whoever saw it.
alter table payment_alert add column note text check (length(note) between 1 and 200);
alter table payment_alert add constraint who_saw_it_says_what_was_done check ((note is null) = (seen_at is null)) not valid;

-- A picture that is in no claim goes after a while: marked, removed, forgotten.
alter table uploaded_image add column swept_at timestamptz;
create index uploaded_image_by_time on uploaded_image (created_at);
create index claim_by_photo on claim using gin (photos);

-- The coupon that a grade promises each month.
create table grade_coupon (
  month date not null references grade_run (month),
  grade integer not null check (grade between 1 and 5),
  coupon_id integer not null unique references coupon (id),
  primary key (month, grade)
);

-- A guest who proved the number of their orders sees them from another device for a while.
create table guest_proof (
  user_id integer not null references app_user (id) on delete cascade,
  phone text not null,
  name text not null,
  until timestamptz not null,
  primary key (user_id, phone, name)
);

create index guest_proof_by_end on guest_proof (until);
