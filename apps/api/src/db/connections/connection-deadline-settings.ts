/** Times in milliseconds after which a connection is given up. */
export type Deadlines = {
  /** Longest wait for a free or new connection; then the request is refused. */
  connectMs: number;
  /** `statement_timeout` of the server. */
  statementMs: number;
  /** Longest wait of the client for an answer: longer than `statementMs`, so that a living server answers first. */
  answerMs: number;
  /** `lock_timeout` of the server: how long a transaction waits for a row of another one. */
  lockMs: number;
  /** `idle_in_transaction_session_timeout` of the server. */
  idleInTransactionMs: number;
};

/** Deadlines of requests: a shopper waits, so a silent server is given up within 5 s. */
export const REQUEST_DEADLINES: Deadlines = {
  connectMs: 2000,
  statementMs: 4000,
  answerMs: 4800,
  lockMs: 1000,
  idleInTransactionMs: 10_000,
};

/** Deadlines of jobs, operators' lists and commands, for which no shopper waits. */
export const BACKGROUND_DEADLINES: Deadlines = {
  connectMs: 4800,
  statementMs: 20_000,
  answerMs: 22_000,
  lockMs: 5000,
  idleInTransactionMs: 30_000,
};

/** Deadlines of a dedicated connection with small statements: LISTEN, a worker's lease, the heartbeat. */
export const SINGLE_CONNECTION = {
  connectionTimeoutMillis: 4800,
  query_timeout: 4800,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5000,
} as const;
