import type { Bug, ErrorReports } from "./error-reports.ts";
import type { Dsn } from "./read-dsn.ts";

export type SentryOptions = {
  dsn: string;
  to: Dsn;
  environment: string;
  fetch: typeof fetch;
  timeoutMs: number;
  newId: () => string;
};

/** A flood of one bug says nothing more; so many are told a minute. */
const MOST_A_MINUTE = 30;
const MINUTE = 60_000;

/**
 * Tells Sentry of bugs of the server, one envelope each. Our own sender rather than its SDK: that one hooks into every
 * module and collects requests, while all that may leave here stands in the log's own list of fields.
 */
export function createSentryEnvelopes(options: SentryOptions): ErrorReports {
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
    // The bug stands in the log; that it could not be told elsewhere must not become another one.
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

/** Sentry wants the place of the bug last. @example framesOf("at f (/a/b.ts:1:2)") // [{ function: "f", filename: "/a/b.ts", lineno: 1, colno: 2 }] */
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
