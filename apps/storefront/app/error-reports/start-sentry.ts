import {
  addEventProcessor,
  browserTracingIntegration,
  captureException,
  init,
  replayIntegration,
} from "@sentry/react";
import { redactPath } from "@todayfruit/domain/analytics/redact-path";
import { isIgnoredErrorMessage } from "@todayfruit/domain/error-reports/is-ignored-error-message";
import { scrubReport } from "@todayfruit/domain/error-reports/scrub-text";
import type { ErrorReportSettings } from "./error-report-settings-types.ts";
import { scrubReplayUrls } from "./scrub-replay-urls.ts";

/** Path of the shop's own tunnel to Sentry: no other host is contacted, and the shopper's IP address stays here. */
const TUNNEL = "/monitor";

/**
 * Starts Sentry. Rules: specification §9 (traces 0.2, replays 0.1 and 1 on error, texts masked, media blocked) and §8
 * (ignored errors). Texts, URLs and breadcrumbs are scrubbed before sending.
 *
 * @returns function that reports an error
 */
export function startSentry({ dsn, environment }: ErrorReportSettings): (error: unknown) => void {
  const client = init({
    dsn,
    environment,
    tunnel: TUNNEL,
    tracesSampleRate: 0.2,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    // Traces are scrubbed as errors are.
    traceLifecycle: "static",
    integrations: [
      browserTracingIntegration({
        beforeStartSpan: (options) => ({ ...options, name: redactPath(window.location.pathname) }),
      }),
      // A replay contains the page's URL, so pages with a secret URL are not recorded.
      ...(isSecretPage() ? [] : [replay()]),
    ],
    tracePropagationTargets: [],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
    denyUrls: [/^(chrome|moz|safari-web)-extension:/],
    beforeSend: (event, { originalException }) => (isTold(event.message, originalException) ? event : null),
  });
  addEventProcessor((event) => scrubReport(event));
  client?.on("beforeEnvelope", scrubReplayUrls);
  return (error) => {
    if (isTold(undefined, error)) captureException(error);
  };
}

function replay() {
  return replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    networkDetailAllowUrls: [],
    beforeAddRecordingEvent: (event) => scrubReport(event),
    // A worker would have to be loaded from a blob, which the page's policy forbids.
    useCompression: false,
  });
}

function isSecretPage(): boolean {
  return /^\/(gift|account)\//.test(window.location.pathname);
}

function isTold(message: string | undefined, error: unknown): boolean {
  return ![message, textOf(error)].some((text) => text !== undefined && isIgnoredErrorMessage(text));
}

function textOf(error: unknown): string | undefined {
  if (typeof error === "string") return error;
  return error instanceof Error ? error.message : undefined;
}
