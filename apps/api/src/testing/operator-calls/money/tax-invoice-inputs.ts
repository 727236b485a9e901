import type { Input, Name } from "@todayfruit/contract/all-calls";
import { buyThroughCart } from "../../buy-through-cart.ts";
import { ADDRESS, member } from "../../product-and-member-fixtures.ts";
import type { TestShop } from "../../test-shop.ts";

/** Inputs of the calls about invoices of orders for businesses. */

type InvoiceCall =
  | Extract<Name, `${string} /operator/v1/tax-invoices${string}`>
  | "GET /operator/v1/orders/{id}/statement";
type Changing = Exclude<InvoiceCall, `GET ${string}`>;

const NOBODY = 2_000_000_000;
const REASON = "시험";
export const BUSINESS = {
  businessNumber: "220-81-62517",
  companyName: "하루카페",
  representative: "김하루",
  address: "서울 강남구 역삼동 1",
  businessType: "음식점업",
  businessItem: "커피",
  email: "tax@cafe.example",
};
const ISSUED = { kind: "exempt", issuedOn: "2026-11-20" } as const;

/** Inputs that no state of the shop fits. */
export const TAX_INVOICE_SAMPLES: { [N in InvoiceCall]: Input<N> } = {
  "GET /operator/v1/tax-invoices": {},
  "POST /operator/v1/tax-invoices": { body: { orderId: NOBODY, business: BUSINESS } },
  "PUT /operator/v1/tax-invoices/{id}/issue": {
    path: { id: NOBODY },
    body: { ...ISSUED, approvalNumber: "0".repeat(24) },
  },
  "PUT /operator/v1/tax-invoices/{id}/cancel": { path: { id: NOBODY }, body: { reason: REASON } },
  "GET /operator/v1/orders/{id}/statement": { path: { id: NOBODY } },
};

let made = 0;

/** Creates inputs with the state that each call needs. */
export function createTaxInvoiceInputs(
  shop: TestShop,
  token: string,
): { [N in Changing]: () => Promise<Input<N>> } {
  return {
    "POST /operator/v1/tax-invoices": wanted,
    "PUT /operator/v1/tax-invoices/{id}/issue": async () => {
      made += 1;
      return {
        path: { id: await requested() },
        body: { ...ISSUED, approvalNumber: String(made).padStart(24, "0") },
      };
    },
    "PUT /operator/v1/tax-invoices/{id}/cancel": async () => ({
      path: { id: await requested() },
      body: { reason: REASON },
    }),
  };

  async function wanted() {
    const way = { method: "transfer", window: "TRANSFER" } as const;
    const { id } = await buyThroughCart(shop, await member(shop), [{ price: 10_000 }], 0, ADDRESS, way);
    return { body: { orderId: id, business: BUSINESS } };
  }

  async function requested(): Promise<number> {
    return (await shop.call(token, "POST /operator/v1/tax-invoices", await wanted())).reply.id;
  }
}
