import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import { nextIdCursor, readIdCursor } from "../../db/id-cursor.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { presentTaxInvoiceRequest } from "./tax-invoice-request.presenter.ts";
import { listTaxInvoiceRequests } from "./tax-invoice-requests.repository.ts";

type Call = "GET /operator/v1/tax-invoices";
const PAGE = 50;

/** Lists requests for invoices with what they owe, the newest first; one statement. */
export async function listTaxInvoices(
  { query = {} }: Input<Call>,
  { db }: OperatorContext,
): Promise<Answer<Call>> {
  const take = query.take ?? PAGE;
  const before = readIdCursor(query.nextPage);
  if (before === null) return refuse("INVALID_INPUT");
  const number = query.search ?? null;
  const rows = await listTaxInvoiceRequests(db, {
    before,
    take: take + 1,
    number,
    isOwed: query.isOwed === true,
  });
  return ok({
    list: rows.slice(0, take).map(presentTaxInvoiceRequest),
    nextPage: nextIdCursor(rows, take),
  });
}
