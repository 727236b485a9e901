/** The instant of an audit, in the text of an invariant: as it was set for the transaction, or the database's. */
export const AUDIT_NOW = "coalesce(nullif(current_setting('audit.now', true), '')::timestamptz, now())";
