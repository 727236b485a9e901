-- phase: expand
-- Operators look up what was sent: by what it is about, by its template, and what did not arrive.

create index message_outbox_by_subject on message_outbox (subject, id desc);
create index message_outbox_by_template on message_outbox (template, id desc);
create index message_outbox_dropped on message_outbox (id desc) where dropped_at is not null;
create index message_outbox_failed on message_outbox (id desc) where report = 'failed';
