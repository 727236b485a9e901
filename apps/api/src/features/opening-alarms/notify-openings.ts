import { formatMonthDay, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { saleOpensAt } from "@todayfruit/domain/catalog/sale-opens-at";
import { saleWindowRestriction } from "@todayfruit/domain/catalog/sale-window-restriction";
import { josa } from "@todayfruit/domain/korean/josa";
import { entersAt } from "@todayfruit/domain/waiting-rooms/waiting-room-times";
import type { Services } from "../../http/handler-context-types.ts";
import { deriveSaleWindowOfProduct } from "../catalog/derive-sale-window-of-product.ts";
import { listAwaited, notifyOpening, type SaleRow } from "./opening-alarms.repository.ts";

/**
 * Notifies every member waiting for a product that it can be bought now, or its waiting room entered, once per opening. A batch is notified and
 * marked in one statement, so a process that dies loses and repeats nothing; several may run it concurrently.
 *
 * @returns number of members notified
 */
export async function notifyOpenings({ db, now, log }: Services, batch = 500): Promise<number> {
  const at = now();
  let total = 0;
  for (const product of await listAwaited(db)) {
    if (!isOpen(product, at)) continue;
    let told: number;
    do {
      told = await notifyOpening(db, { ...openingOf(product, at), now: at, take: batch });
      total += told;
    } while (told === batch);
  }
  if (total > 0) log.info("openings told", { job: "openings", count: total });
  return total;
}

/** Reports whether members with an alarm are told now: of a waiting room from when it can be entered. */
export function isOpen(product: SaleRow, now: Date): boolean {
  const { room_opens_at: opensAt } = product;
  return opensAt === null
    ? saleWindowRestriction(deriveSaleWindowOfProduct(product, now)) === null
    : now >= new Date(entersAt(opensAt.toISOString()));
}

function openingOf(product: SaleRow, now: Date): Omit<Parameters<typeof notifyOpening>[1], "now" | "take"> {
  const { room_id: roomId, room_opens_at: opensAt } = product;
  if (roomId !== null && opensAt !== null) {
    const hour = `${formatMonthDay(kstDateOf(opensAt.toISOString()))} ${kstTimeOf(opensAt.toISOString())}`;
    return {
      productId: product.id,
      dedupeKey: `opening:${product.id}:room ${roomId}`,
      title: "기다리던 오픈의 대기실이 열렸어요",
      body:
        now < opensAt
          ? `${hour}에 ${josa(product.name, "을/를")} 열어요. 그 전에 들어오면 함께 순서를 뽑아요.`
          : `대기실에서 차례대로 ${josa(product.name, "을/를")} 살 수 있어요.`,
      href: `/waiting-rooms/${roomId}`,
      event: { template: "WAITING_ROOM_OPEN", variables: { 상품: product.name, 여는때: hour } },
    };
  }
  const opened = saleOpensAt(deriveSaleWindowOfProduct(product, now));
  return {
    productId: product.id,
    dedupeKey: `opening:${product.id}:${opened ?? "any"}`,
    title: "기다리던 상품이 열렸어요",
    body: `지금부터 ${josa(product.name, "을/를")} 살 수 있어요.`,
    href: `/products/${product.id}`,
    event: { template: "OPEN_ALARM", variables: { 상품: product.name } },
  };
}
