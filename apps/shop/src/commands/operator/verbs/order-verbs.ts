import { readFile } from "node:fs/promises";
import type { Verb, WrittenCall } from "./verb-types.ts";

/** Verbs for orders, named after their calls. */
export const ORDER_VERBS: Readonly<Record<string, Verb>> = {
  orders: {
    words:
      "[status=… name=… phone=… orderNumber=… productName=… invoiceNumber=… from=… until=… take=… nextPage=…]",
    read: (words) => {
      const pairs = words.map((word) => word.split(/=(.*)/s).slice(0, 2));
      if (pairs.some(([, value]) => value === undefined)) return null;
      return { name: "GET /operator/v1/orders", query: Object.fromEntries(pairs) };
    },
  },
  order: {
    words: "<id>",
    read: ([id]) => (id ? { name: "GET /operator/v1/orders/{id}", path: { id } } : null),
  },
  "personal-data": {
    words: "<주문 id> <사유>",
    read: ([id, reason]) =>
      id && reason
        ? { name: "POST /operator/v1/orders/{id}/personal-data", path: { id }, body: { reason } }
        : null,
  },
  address: {
    words: "<id> <주소.json> <사유>",
    read: async ([id, file, reason]) =>
      id && file && reason
        ? {
            name: "PUT /operator/v1/orders/{id}/delivery-address",
            path: { id },
            body: { address: JSON.parse(await readFile(file, "utf8")), reason },
          }
        : null,
  },
  option: {
    words: "<id> <주문 상품 옵션 id> <새 옵션 id> <사유>",
    read: ([id, lineId, optionId, reason]) =>
      id && lineId && optionId && reason
        ? {
            name: "PUT /operator/v1/orders/{id}/option",
            path: { id },
            body: { lineId: Number(lineId), optionId: Number(optionId), reason },
          }
        : null,
  },
  accept: { words: "<id> [상품,…]", read: ([id, products]) => ofOrder("accept", id, productsOf(products)) },
  hold: {
    words: "<id> <사유> [상품,…|all] [새 출고일]",
    read: ([id, reason, products, shipsOn]) =>
      ofOrder(
        "hold",
        id,
        reason
          ? {
              reason,
              ...(products === "all" ? {} : productsOf(products)),
              ...(shipsOn === undefined ? {} : { shipsOn }),
            }
          : null,
      ),
  },
  dispatch: {
    words: "<id> <택배사 코드> <송장 번호> [상품,…]",
    read: ([id, carrier, invoiceNumber, products]) =>
      ofOrder(
        "dispatch",
        id,
        carrier && invoiceNumber ? { carrier, invoiceNumber, ...productsOf(products) } : null,
      ),
  },
  arrive: {
    words: "<id> <사유> [상품,…]",
    read: ([id, reason, products]) =>
      ofOrder("arrive", id, reason ? { reason, ...productsOf(products) } : null),
  },
  "dispatch-csv": {
    words: "<파일>",
    read: async ([file]) =>
      file ? { name: "POST /operator/v1/dispatches", body: { csv: await readFile(file, "utf8") } } : null,
  },
  "stock-out": {
    words: "<id> <사유> [상품,…]",
    read: ([id, reason, products]) =>
      ofOrder("stock-out", id, reason ? { reason, ...productsOf(products) } : null),
  },
  approve: {
    words: "<id> [상품,…]",
    read: ([id, products]) => ofOrder("withdraw-request/approve", id, productsOf(products)),
  },
  deny: {
    words: "<id> <안내> [상품,…]",
    read: ([id, notice, products]) =>
      ofOrder("withdraw-request/deny", id, notice ? { notice, ...productsOf(products) } : null),
  },
  "refund-account": {
    words: "<주문 id> <은행> <계좌 번호> <예금주> <사유>",
    read: ([id, bankName, accountNumber, owner, reason]) =>
      id && bankName && accountNumber && owner && reason
        ? {
            name: "PUT /operator/v1/orders/{id}/refund-account",
            path: { id },
            body: { withdrawAccount: { owner, bankName, accountNumber }, reason },
          }
        : null,
  },
  carriers: { words: "", read: () => ({ name: "GET /operator/v1/carriers" }) },
};

type Verbs =
  | "accept"
  | "hold"
  | "dispatch"
  | "arrive"
  | "stock-out"
  | `withdraw-request/${"approve" | "deny"}`;

function ofOrder(verb: Verbs, id: string | undefined, body: object | null): WrittenCall | null {
  return id && body ? { name: `PUT /operator/v1/orders/{id}/${verb}`, path: { id }, body } : null;
}

function productsOf(words: string | undefined): object {
  return words === undefined ? {} : { orderItemProductIds: words.split(",").map(Number) };
}
