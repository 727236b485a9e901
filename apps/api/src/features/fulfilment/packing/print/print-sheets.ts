import type { Input } from "@todayfruit/contract/all-calls";
import { kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../../http/handler-context-types.ts";
import { listPicks } from "../list-parcels-and-picks.repository.ts";
import { dueOf, readParcels } from "../list-parcels-and-picks.ts";
import { type PackedParcel, presentPick } from "../packing.presenter.ts";
import { buildLabelSheets } from "./build-label-sheets.ts";
import { buildOrderSheets } from "./build-order-sheets.ts";
import { buildPackingSlipSheets } from "./build-packing-slip-sheets.ts";
import { buildPickListSheets, type PrintedBy } from "./build-pick-list-sheets.ts";
import { buildPrintPage } from "./build-print-page.ts";

type Query = Input<"GET /operator/v1/packing/sheets">["query"];

/** Most parcels of a print. */
const MOST = 500;
const TITLES = {
  pickList: "모으기 목록",
  slips: "포장 명세서",
  labels: "라벨",
  orderSheets: "발주서",
} as const;

/** Builds a page to print: pick list, packing slips, labels or order sheets of what is due. */
export async function printSheets(
  { query }: Input<"GET /operator/v1/packing/sheets">,
  context: OperatorContext,
): Promise<Answer<"GET /operator/v1/packing/sheets">> {
  const due = dueOf(query, context);
  const now = context.now().toISOString();
  const by = {
    day: due.day,
    at: `${kstDateOf(now)} ${kstTimeOf(now)}`,
    operatorName: context.operator.name,
  };
  const paper = query.sheet === "labels" ? (query.paper ?? "label") : "a4";
  if (query.sheet === "pickList") {
    const rows = await listPicks(context.db, { ...due, after: [0, 0], take: MOST + 1 });
    const picks = rows.slice(0, MOST).map(presentPick);
    const html = buildPrintPage(TITLES.pickList, paper, buildPickListSheets(picks, by));
    const parcels = picks.reduce((sum, pick) => sum + pick.parcels, 0);
    return ok({ html, parcels, isMore: rows.length > MOST });
  }
  const { parcels, isMore } = await readParcels(context, due, [0, 0, 0], MOST, query.orderId);
  const html = buildPrintPage(TITLES[query.sheet], paper, sheetsOf(query.sheet, parcels, paper, by));
  return ok({ html, parcels: parcels.length, isMore });
}

function sheetsOf(
  sheet: Exclude<Query["sheet"], "pickList">,
  parcels: readonly PackedParcel[],
  paper: "a4" | "label",
  by: PrintedBy,
): string[] {
  if (sheet === "labels") return buildLabelSheets(parcels, paper);
  return sheet === "slips" ? buildPackingSlipSheets(parcels) : buildOrderSheets(parcels, by);
}
