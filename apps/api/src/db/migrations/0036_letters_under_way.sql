-- phase: expand
-- When a letter was last handed to the mail server without an answer being written down: its end is then not known.
alter table message_outbox add column begun_at timestamptz;
