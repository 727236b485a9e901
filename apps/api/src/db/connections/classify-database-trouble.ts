/** Reason why the database could not execute a correct statement. */
export type TroubleKind =
  | "lost"
  | "silent"
  | "busy"
  | "locked"
  | "slow"
  | "read-only"
  | "full"
  | "unknown-commit";

/** Error of one request, not of the program: the edge answers it 503. */
export class DatabaseTrouble extends Error {
  override readonly name = "DatabaseTrouble";
  readonly kind: TroubleKind;
  /** SQLSTATE or system code, where there is one. */
  readonly code: string | undefined;

  constructor(kind: TroubleKind, cause?: unknown) {
    super(`database ${kind}`, { cause });
    this.kind = kind;
    this.code = codeOf(cause);
  }
}

/**
 * Distinguishes trouble with the database from an error of a statement.
 *
 * @param error an error that the driver threw or emitted
 * @returns the trouble; `null` when the statement itself is wrong, such as a violated constraint
 * @example asTrouble(Object.assign(new Error(), { code: "55P03" }))?.kind // "locked"
 */
export function asTrouble(error: unknown): DatabaseTrouble | null {
  if (error instanceof DatabaseTrouble) return error;
  const kind = kindOfCode(codeOf(error)) ?? kindOfMessage(error) ?? kindOfSocket(error);
  return kind === null ? null : new DatabaseTrouble(kind, error);
}

/** Returns true when a connection with this trouble must be discarded. */
export function endsConnection({ kind }: DatabaseTrouble): boolean {
  return kind === "lost" || kind === "silent" || kind === "read-only" || kind === "unknown-commit";
}

const BY_CODE: Readonly<Record<string, TroubleKind>> = {
  // query_canceled: statement_timeout, or an administrator.
  "57014": "slow",
  "55P03": "locked",
  "25006": "read-only",
  "40001": "locked",
  "40P01": "locked",
  "53300": "busy",
  "53400": "busy",
  "25P03": "lost",
  "25P04": "lost",
  // invalid_sql_statement_name: its preparation, sent before it over this connection, failed.
  "26000": "lost",
};
const BY_CLASS: Readonly<Record<string, TroubleKind>> = { "08": "lost", "57": "lost", "53": "full" };
const SYSTEM_CODES: readonly string[] = [
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EHOSTDOWN",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ERR_STREAM_DESTROYED",
  "ERR_STREAM_WRITE_AFTER_END",
];

function kindOfCode(code: string | undefined): TroubleKind | null {
  if (code === undefined) return null;
  if (SYSTEM_CODES.includes(code)) return "lost";
  return code.length === 5 ? (BY_CODE[code] ?? BY_CLASS[code.slice(0, 2)] ?? null) : null;
}

/** Errors of the driver itself, which carry no code. */
const BY_MESSAGE: readonly (readonly [RegExp, TroubleKind])[] = [
  [/^Query read timeout/, "silent"],
  [/^timeout exceeded when trying to connect/, "busy"],
  [/^(timeout expired|Connection terminated due to connection timeout)/, "silent"],
  [/^Connection terminated/, "lost"],
  [/is not queryable$/, "lost"],
  [/^Cannot use a pool after calling end/, "lost"],
];

function kindOfMessage(error: unknown): TroubleKind | null {
  if (!(error instanceof Error)) return null;
  return BY_MESSAGE.find(([pattern]) => pattern.test(error.message))?.[1] ?? null;
}

/** A missing socket is a database that is not there; any other missing file is not the database's. */
function kindOfSocket(error: unknown): TroubleKind | null {
  const isConnecting = error instanceof Error && "syscall" in error && error.syscall === "connect";
  return isConnecting && codeOf(error) === "ENOENT" ? "lost" : null;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
