import { pino } from "pino";
import type { ErrorReportGateway } from "../gateways/error-reports/error-report-gateway-types.ts";

/**
 * Allow-list of log fields. Tokens, names, phones, addresses, cards and bodies cannot be logged by mistake: the type
 * refuses them and the log drops them.
 */
export type LogFields = {
  requestId?: string;
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
  code?: string;
  orderId?: number;
  paymentId?: number;
  job?: string;
  count?: number;
  error?: string;
  stack?: string;
  port?: number;
  /** Host and port of a replica. */
  replica?: string;
};

export type Log = {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
};

const FIELDS: readonly (keyof LogFields)[] = [
  "requestId",
  "method",
  "route",
  "status",
  "ms",
  "code",
  "orderId",
  "paymentId",
  "job",
  "count",
  "error",
  "stack",
  "port",
  "replica",
];

export function createLog(level: string, destination?: { write(line: string): void }): Log {
  const writer = pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination ?? pino.destination(1),
  );
  const at =
    (name: "debug" | "info" | "warn" | "error") =>
    (message: string, fields: LogFields = {}) => {
      if (writer.isLevelEnabled(name)) writer[name](allowed(fields), message);
    };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

/** Returns a log that also sends its errors to the error reports, with the same allowed fields. */
export function withErrorReports(log: Log, reports: ErrorReportGateway, now: () => Date): Log {
  return {
    ...log,
    error(message, fields = {}) {
      log.error(message, fields);
      reports.report({ message, fields: allowed(fields), at: now() });
    },
  };
}

/**
 * Returns the loggable fields of an error: name, code and stack. The `detail` of a database error quotes rows and is
 * dropped.
 */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  const frames = error.stack
    ?.split("\n")
    .filter((line) => line.trimStart().startsWith("at "))
    .slice(0, 8)
    .join("\n");
  return { error: error.name, ...code, ...(frames ? { stack: frames } : {}) };
}

function allowed(fields: LogFields): LogFields {
  return Object.fromEntries(
    FIELDS.flatMap((field) => (fields[field] === undefined ? [] : [[field, fields[field]]])),
  );
}
