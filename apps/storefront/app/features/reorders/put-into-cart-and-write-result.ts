import { josa } from "@todayfruit/domain/korean/josa";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { TrackedLineItem } from "../../analytics/page-event-queue.ts";
import { LOW_STOCK_THRESHOLD } from "./low-stock-threshold.ts";

/** Option to put into the cart, with what a shopper knows of it. */
export type PutLine = {
  product: TrackedLineItem["product"];
  option: { id: number; name: string };
  units: number;
  thenPrice: number;
  price: number;
  remaining: number | null;
};

/** Lines that were put into the cart, and those that were refused. */
export type PutResult = { put: PutLine[]; left: { line: PutLine; error: unknown }[] };

/**
 * Puts options into the cart one by one: one that is refused does not keep the others out.
 *
 * @param put puts one option into the cart; throws where it is refused
 */
export async function putIntoCart(
  lines: readonly PutLine[],
  put: (line: PutLine) => Promise<void>,
): Promise<PutResult> {
  const result: PutResult = { put: [], left: [] };
  for (const line of lines) {
    try {
      await put(line);
      result.put.push(line);
    } catch (error) {
      result.left.push({ line, error });
    }
  }
  return result;
}

/**
 * Writes what was put into the cart with what may surprise: a refusal with its reason, else little stock, else a price
 * that rose.
 *
 * @param reasonOf writes a refusal for shoppers
 * @example putText({ put: [eggs, satsumas], left: [] }, reasonOf) // "2개를 담았어요. 감귤은 8개 남았어요"
 */
export function putText({ put, left }: PutResult, reasonOf: (error: unknown) => string): string {
  const [refused] = left;
  if (put.length === 0) return refused ? reasonOf(refused.error) : "담을 것을 골라 주세요";
  const units = put.reduce((sum, line) => sum + line.units, 0);
  const done = `${groupDigits(units)}개를 담았어요`;
  if (refused) {
    const others = left.length > 1 ? ` 외 ${left.length - 1}개` : "";
    const name = josa(`${shortName(refused.line)}${others}`, "은/는");
    return `${done}. ${name} 담지 못했어요. ${reasonOf(refused.error)}`;
  }
  const scarce = put.find(({ remaining }) => remaining !== null && remaining <= LOW_STOCK_THRESHOLD);
  if (scarce) return `${done}. ${josa(shortName(scarce), "은/는")} ${scarce.remaining}개 남았어요`;
  const dearer = put.find(({ price, thenPrice }) => price > thenPrice);
  if (dearer) {
    return `${done}. ${josa(shortName(dearer), "은/는")} 그때보다 ${groupDigits(dearer.price - dearer.thenPrice)}원 올랐어요`;
  }
  return done;
}

/** Returns the name of a product without what is in brackets. */
function shortName({ product: { name } }: PutLine): string {
  return name.replace(/\[[^\]]*\]|\([^)]*\)/g, "").trim() || name;
}
