import type { AnalyticsGateway, ExportedConversion, ExportReply } from "./analytics-gateway-types.ts";

export type GoogleMeasurementOptions = {
  /** Address of the service, without `/mp/collect`. */
  baseUrl: string;
  measurementId: string;
  apiSecret: string;
  fetch: typeof fetch;
  timeoutMs: number;
};

/**
 * Creates the gateway to Google Analytics 4 (Measurement Protocol). The service answers 2xx to every request, so only
 * an answer that is lost shows as `unavailable`; a purchase reported twice has the same `transaction_id` and is
 * counted once.
 *
 * @example await createGoogleMeasurement(options).tell({ kind: "purchase", transactionId: orderUuid, value: 12900, … })
 */
export function createGoogleMeasurement(options: GoogleMeasurementOptions): AnalyticsGateway {
  const url = new URL(`${options.baseUrl.replace(/\/+$/, "")}/mp/collect`);
  url.searchParams.set("measurement_id", options.measurementId);
  url.searchParams.set("api_secret", options.apiSecret);

  return {
    async tell(sale): Promise<ExportReply> {
      try {
        const response = await options.fetch(url, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(messageOf(sale)),
          signal: AbortSignal.timeout(options.timeoutMs),
        });
        return response.ok ? { kind: "taken" } : { kind: "unavailable", reason: `HTTP ${response.status}` };
      } catch (error) {
        return { kind: "unavailable", reason: error instanceof Error ? error.name : "unreachable" };
      }
    },
  };
}

function messageOf({
  kind,
  transactionId,
  at,
  clientId,
  sessionId,
  value,
  shipping,
  items,
}: ExportedConversion): object {
  const params = {
    transaction_id: transactionId,
    currency: "KRW",
    value,
    ...(kind === "purchase" && { shipping, items }),
    session_id: sessionId,
    engagement_time_msec: 1,
  };
  return {
    client_id: clientId,
    timestamp_micros: at.getTime() * 1000,
    non_personalized_ads: true,
    events: [{ name: kind, params }],
  };
}
