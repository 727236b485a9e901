import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sourceOf = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

test.each([
  ["the modal is 296 px wide", "./styles/tokens.css", "--modal-w: 296px;"],
  ["the content is 720 px wide at most", "./styles/tokens.css", "--col-max: 720px;"],
  ["a snackbar is shown for 2.5 s", "./ui/overlay/snackbar-host.tsx", "SHOWN_MS = 2_500"],
  ["a request ends after 30 s", "./api/browser-api.ts", "timeout: 30_000"],
  ["a fifth of the traces is reported", "./error-reports/start-sentry.ts", "tracesSampleRate: 0.2"],
  ["a tenth of the visits is recorded", "./error-reports/start-sentry.ts", "replaysSessionSampleRate: 0.1"],
  ["every error is recorded", "./error-reports/start-sentry.ts", "replaysOnErrorSampleRate: 1"],
  ["recorded texts are masked", "./error-reports/start-sentry.ts", "maskAllText: true"],
  ["recorded media are blocked", "./error-reports/start-sentry.ts", "blockAllMedia: true"],
])("specification §9: %s", (_line, path, code) => {
  expect(sourceOf(path)).toContain(code);
});
