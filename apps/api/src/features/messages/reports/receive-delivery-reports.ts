import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Context } from "../../../http/handler-context-types.ts";
import { type Report, reportMessages } from "../outbox.repository.ts";
import { isValidReportSecret } from "./check-delivery-report-secret.ts";

const DELIVERED = "4000";
/** Accepted, or handed to the carrier: not delivered yet. */
const ON_ITS_WAY = ["2000", "3000"];

/**
 * Records delivery reports of the message provider, which repeats them up to five times until answered. They are not
 * signed, so the path contains a secret. Unknown messages are ignored; one statement.
 */
export async function receiveDeliveryReports(
  { path, body }: Input<"POST /v1/messages/reports/{secret}">,
  { db, now, rules }: Context,
): Promise<Answer<"POST /v1/messages/reports/{secret}">> {
  if (!isValidReportSecret(path.secret, rules)) return refuse("NOT_FOUND");
  const reports = new Map(body.flatMap(reportOf).map((report) => [report.messageId, report]));
  return ok({ known: reports.size === 0 ? 0 : await reportMessages(db, [...reports.values()], now()) });
}

function reportOf({
  messageId,
  statusCode,
  type,
}: Input<"POST /v1/messages/reports/{secret}">["body"][number]): Report[] {
  if (messageId === undefined || statusCode === undefined || ON_ITS_WAY.includes(statusCode)) return [];
  const report =
    statusCode !== DELIVERED ? "failed" : type === "ATA" || type === undefined ? "delivered" : "text";
  return [{ messageId, report, code: statusCode }];
}
