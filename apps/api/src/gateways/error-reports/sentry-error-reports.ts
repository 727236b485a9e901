import type { Bug, ErrorReportGateway } from "./error-report-gateway-types.ts";
import type { Dsn } from "./parse-sentry-dsn.ts";

export type SentryOptions = {
  dsn: string;
  to: Dsn;
  environment: string;
  fetch: typeof fetch;
  timeoutMs: number;
  newId: () => string;
};

/** Most reports sent in a minute; more of one bug add no information. */
const MOST_A_MINUTE = 30;
const MINUTE = 60_000;

/**
 * Creates the sender of bugs to Sentry, one envelope each. It is our own code instead of Sentry's SDK, because the
 * SDK hooks into every module and collects requests, while only the fields on the log's list may leave the server.
 */
export function createSentryErrorReports(options: SentryOptions): ErrorReportGateway {
  let window = { startedAt: 0, count: 0 };
  return {
    report(bug) {
      const at = bug.at.getTime();
      if (at - window.startedAt >= MINUTE) window = { startedAt: at, count: 0 };
      window.count += 1;
      if (window.count <= MOST_A_MINUTE) void send(options, bug);
    },
  };
}

async function send({ to, fetch, timeoutMs, ...options }: SentryOptions, bug: Bug): Promise<void> {
  try {
    await fetch(to.envelopeUrl, {
      method: "POST",
      headers: {
        "content-type": "application/x-sentry-envelope",
        "x-sentry-auth": `Sentry sentry_version=7, sentry_key=${to.publicKey}, sentry_client=todayfruit/1`,
      },
      body: envelopeOf(options, bug),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    // The log has the bug already; a failed report must not become another bug.
  }
}

function envelopeOf(options: Pick<SentryOptions, "dsn" | "environment" | "newId">, bug: Bug): string {
  const eventId = options.newId().replaceAll("-", "");
  const { stack, ...tags } = bug.fields;
  const event = {
    event_id: eventId,
    timestamp: bug.at.getTime() / 1000,
    platform: "node",
    level: "error",
    environment: options.environment,
    tags,
    exception: {
      values: [
        {
          type: String(bug.fields.error ?? "Error"),
          value: bug.message,
          ...(stack === undefined ? {} : { stacktrace: { frames: framesOf(String(stack)) } }),
        },
      ],
    },
  };
  const header = { event_id: eventId, dsn: options.dsn, sent_at: bug.at.toISOString() };
  return [header, { type: "event" }, event].map((line) => JSON.stringify(line)).join("\n");
}

/**
 * Converts a stack trace into Sentry's frames, with the place of the bug last, as Sentry expects.
 *
 * @example framesOf("at f (/a/b.ts:1:2)") // [{ function: "f", filename: "/a/b.ts", lineno: 1, colno: 2 }]
 */
export function framesOf(stack: string): object[] {
  return stack
    .split("\n")
    .flatMap((line) => {
      const [, name, file, row, column] = /^\s*at (?:(.+?) \()?(.+?):(\d+):(\d+)\)?$/.exec(line) ?? [];
      if (file === undefined) return [];
      return [{ function: name ?? "?", filename: file, lineno: Number(row), colno: Number(column) }];
    })
    .toReversed();
}
