-- phase: expand
-- API keys of other systems, and webhooks that tell them what happened.

-- A key acts as an operator of its own, so that every row that names an operator names the key.
alter table operator alter column email drop not null;
alter table operator alter column password_hash drop not null;
alter table operator add column is_api_key boolean not null default false;
alter table operator add constraint operator_person_logs_in
  check (is_api_key or (email is not null and password_hash is not null));
alter table operator add constraint operator_key_never_logs_in
  check (not is_api_key or (email is null and password_hash is null and totp_key_id is null));
comment on column operator.is_api_key is 'Whether it is an API key of another system: without e-mail, password and second factor.';

create table api_key (
  id bigint generated always as identity primary key,
  operator_id bigint not null unique references operator (id),
  is_of_farms boolean not null,
  networks cidr[] not null default '{}',
  created_by bigint references operator (id),
  created_at timestamptz not null,
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  version integer not null default 1 check (version > 0),
  constraint api_key_expires_after_creation check (expires_at > created_at),
  constraint api_key_most_networks check (cardinality(networks) <= 20)
);
comment on table api_key is 'A key by which another system of the shop makes the calls of operators.';
comment on column api_key.operator_id is 'Operator as which it acts, with its name and its farms.';
comment on column api_key.is_of_farms is 'Whether it sees and changes the rows of its farms alone, in `operator_distributor`.';
comment on column api_key.networks is 'Networks from which it may come; empty: those of operators, in `allowed_network`.';
comment on column api_key.created_by is 'Operator who made it; null: the command line.';
comment on column api_key.expires_at is 'First instant at which it is refused; null: it never expires.';
comment on column api_key.last_used_at is 'Last use, written at most once an hour; null: never used.';
comment on column api_key.version is 'Counts its edits; a write names the one it saw.';

create table api_key_permission (
  api_key_id bigint not null references api_key (id),
  permission text not null check (permission not in ('operators.manage', 'personal-data.read')),
  primary key (api_key_id, permission)
);
comment on table api_key_permission is 'A permission of an API key; no key manages operators or unmasks personal data.';

create table api_key_secret (
  hash bytea primary key check (octet_length(hash) = 32),
  api_key_id bigint not null references api_key (id),
  hint text not null check (length(hint) = 4),
  created_at timestamptz not null,
  ends_at timestamptz
);
comment on table api_key_secret is 'Secret of an API key. A rotated key has two until the older one ends.';
comment on column api_key_secret.hash is 'SHA-256 of the secret, which is not kept.';
comment on column api_key_secret.hint is 'Last characters, by which people tell secrets apart.';
comment on column api_key_secret.ends_at is 'First instant at which it is refused, since the key was rotated; null: it is the current one.';
create unique index one_current_secret_per_api_key on api_key_secret (api_key_id) where ends_at is null;
create index api_key_secret_by_key on api_key_secret (api_key_id);

alter table operator_action drop constraint operator_action_source_check;
alter table operator_action add constraint operator_action_source_check
  check (source in ('login', 'command', 'stranger', 'api_key'));
alter table operator_change drop constraint operator_change_source_check;
alter table operator_change add constraint operator_change_source_check check (source in ('login', 'command', 'api_key'));
alter table sheet_import drop constraint sheet_import_source_check;
alter table sheet_import add constraint sheet_import_source_check check (source in ('login', 'command', 'api_key'));

-- Adds a permission to those that there are.
do $$
begin
  execute (
    select 'alter table role_permission drop constraint role_permission_permission_check, '
             || 'add constraint role_permission_permission_check '
             || replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''webhooks.manage''::text, ')
      from pg_constraint where conname = 'role_permission_permission_check');
end $$;
insert into role_permission (role, permission) values ('manager', 'webhooks.manage') on conflict do nothing;

-- Webhooks.

create table webhook_endpoint (
  id bigint primary key,
  url text not null check (length(url) between 1 and 500),
  description text not null check (length(description) <= 100),
  events text[] not null check (cardinality(events) between 1 and 50),
  is_enabled boolean not null,
  secret_key_id text,
  secret_sealed bytea,
  old_secret_key_id text,
  old_secret_sealed bytea,
  old_secret_ends_at timestamptz,
  failing_since timestamptz,
  disabled_for text check (disabled_for in ('failing', 'gone')),
  disabled_at timestamptz,
  version integer not null default 1 check (version > 0),
  constraint webhook_secret_sealed_with_key check ((secret_key_id is null) = (secret_sealed is null)),
  constraint webhook_old_secret_has_end check (
    (old_secret_sealed is null) = (old_secret_key_id is null) and (old_secret_sealed is null) = (old_secret_ends_at is null)),
  constraint webhook_endpoint_disabled_has_time check ((disabled_for is null) = (disabled_at is null)),
  constraint webhook_endpoint_disabled_is_off check (disabled_for is null or not is_enabled)
);
comment on table webhook_endpoint is 'An address of another system to which webhooks are sent.';
comment on column webhook_endpoint.events is 'Types of the events that it is sent.';
comment on column webhook_endpoint.secret_sealed is 'Secret that signs its webhooks, encrypted; null: it has none yet and is sent nothing.';
comment on column webhook_endpoint.old_secret_sealed is 'Secret before, which signs beside the current one until `old_secret_ends_at`.';
comment on column webhook_endpoint.failing_since is 'First failed attempt since the last one that it accepted; null: the last was accepted.';
comment on column webhook_endpoint.disabled_for is
  'Why the shop disabled it. `failing`: it accepted nothing for days; `gone`: it answered 410; null: it did not.';
comment on column webhook_endpoint.version is 'Counts its edits and its secrets; a write names the one it saw.';

-- Counts edits, and forgets the failures of an endpoint that an operator enables again.
create function count_version_of_webhook_endpoint() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  if new.is_enabled and not old.is_enabled then
    new.failing_since := null;
    new.disabled_for := null;
    new.disabled_at := null;
  end if;
  return new;
end $$;
create trigger count_version before update on webhook_endpoint for each row
  when ((old.url, old.description, old.events, old.is_enabled, old.secret_sealed)
        is distinct from (new.url, new.description, new.events, new.is_enabled, new.secret_sealed))
  execute function count_version_of_webhook_endpoint();

create table webhook_event (
  id bigint generated always as identity primary key,
  message_id text not null unique default 'evt_' || replace(gen_random_uuid()::text, '-', ''),
  type text not null check (length(type) between 1 and 40),
  subject text not null check (length(subject) between 1 and 80),
  data jsonb,
  occurred_at timestamptz,
  due_at timestamptz,
  coalesce_key text check (length(coalesce_key) <= 120),
  distributed_at timestamptz,
  constraint webhook_event_distributed_is_complete
    check (distributed_at is null or (data is not null and occurred_at is not null))
);
comment on table webhook_event is
  'What happened and webhooks tell, written in the transaction of what happened; a job distributes it to endpoints.';
comment on column webhook_event.message_id is 'Id by which a receiver knows repetitions, the same for every attempt and endpoint.';
comment on column webhook_event.subject is 'Object that it is about, e.g. `order 812`; events of one object are sent in their order.';
comment on column webhook_event.data is 'Ids and state; null: read when it is distributed.';
comment on column webhook_event.occurred_at is 'Null: when it is distributed.';
comment on column webhook_event.due_at is 'Instant from which it is distributed, of what is planned; null: at once.';
comment on column webhook_event.coalesce_key is 'Undistributed events with the same key are one; null: it stays on its own.';
comment on column webhook_event.distributed_at is 'When the job made its deliveries; null: it waits.';
create index webhook_event_waiting on webhook_event (id) where distributed_at is null;
create unique index webhook_event_coalesced on webhook_event (coalesce_key) where distributed_at is null and coalesce_key is not null;
create index webhook_event_by_time on webhook_event (distributed_at);

create table webhook_delivery (
  id bigint generated always as identity primary key,
  event_id bigint not null references webhook_event (id),
  endpoint_id bigint not null,
  type text not null,
  subject text not null,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz,
  claim uuid,
  response_status integer check (response_status between 100 and 599),
  response_body text check (octet_length(response_body) <= 1024),
  error text check (length(error) between 1 and 60),
  duration_ms integer check (duration_ms >= 0),
  attempted_at timestamptz,
  created_at timestamptz not null,
  constraint webhook_delivery_once_per_endpoint unique (event_id, endpoint_id),
  constraint webhook_delivery_pending_has_next_attempt check ((status = 'pending') = (next_attempt_at is not null))
);
comment on table webhook_delivery is 'Webhook of an event to an endpoint, with its last attempt.';
comment on column webhook_delivery.endpoint_id is 'Endpoint, which may be deleted since.';
comment on column webhook_delivery.attempts is 'Attempts begun since it was made or sent again.';
comment on column webhook_delivery.next_attempt_at is 'Earliest next attempt; of one at work, the end of its claim.';
comment on column webhook_delivery.claim is 'Claim of the process that makes the attempt; a result under another claim is dropped.';
comment on column webhook_delivery.response_body is 'First 1024 bytes of the last answer.';
comment on column webhook_delivery.error is 'Why the last attempt failed without an answer, or with one that is no success.';
create index webhook_delivery_due on webhook_delivery (endpoint_id, next_attempt_at) where status = 'pending';
create index webhook_delivery_in_order on webhook_delivery (endpoint_id, subject, event_id) where status = 'pending';
create index webhook_delivery_by_endpoint on webhook_delivery (endpoint_id, id desc);
create index webhook_delivery_by_type on webhook_delivery (type, id desc);
create index webhook_delivery_by_status on webhook_delivery (status, id desc);
create index webhook_delivery_by_time on webhook_delivery (created_at);
