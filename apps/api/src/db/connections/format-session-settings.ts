import type { Deadlines } from "./connection-deadline-settings.ts";

/**
 * Settings of a session in one text for `set`: sent once a connection where it keeps its session, and as `set local`
 * at the begin of each transaction where a pooler lends another session to each.
 *
 * `plan_cache_mode`: every statement is written for one plan (by key, by keyset, by small lists of ids), and planning it
 * for each value costs more than running it.
 *
 * @example formatSessionSettings(REQUEST_DEADLINES, "session") // "set statement_timeout = 4000; set lock_timeout = 1500; …"
 */
export function formatSessionSettings(
  { statementMs, lockMs, idleInTransactionMs }: Deadlines,
  scope: "session" | "transaction",
): string {
  const set = scope === "session" ? "set" : "set local";
  const settings = [
    `statement_timeout = ${statementMs}`,
    `lock_timeout = ${lockMs}`,
    `idle_in_transaction_session_timeout = ${idleInTransactionMs}`,
    "plan_cache_mode = force_generic_plan",
    // Makes the server drop a dead client within 25 s instead of the usual two hours.
    ...(scope === "session"
      ? ["tcp_keepalives_idle = 10", "tcp_keepalives_interval = 5", "tcp_keepalives_count = 3"]
      : []),
  ];
  return settings.map((setting) => `${set} ${setting}`).join("; ");
}
