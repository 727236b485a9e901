/** Instant of an audit as SQL: the one set for the transaction, otherwise the database's. */
export const AUDIT_NOW = "coalesce(nullif(current_setting('audit.now', true), '')::timestamptz, now())";
