import type { FastifyInstance } from "fastify";
import { createDeterministicIdGenerator } from "../deterministic-id-generator.ts";
import type { Journal } from "../state-file.ts";
import type { ApiContext } from "./api/answer-call.ts";
import { bindApiRoutes } from "./api/bind-api-routes.ts";
import { createFaultSwitch } from "./api/create-fault-switch.ts";
import { createIdempotencyStore } from "./api/idempotency-store.ts";
import { bindControl } from "./control/control.routes.ts";
import { bindPaymentsPage } from "./control/payments-page.routes.ts";
import {
  noteBillingKey,
  notePayment,
  noteReceipt,
  noteReset,
  recallPayments,
} from "./ledger/ledger-state-file.ts";
import type { Ledger } from "./ledger/ledger-types.ts";
import { createObservableMap } from "./ledger/observable-map.ts";
import { createPaymentStore, type PaymentListener } from "./ledger/payment-store.ts";
import { buildWebhookBody } from "./webhooks/build-webhook-body.ts";
import { createWebhookSender } from "./webhooks/webhook-sender.ts";
import { bindCardRegistration } from "./window/card-registration.routes.ts";
import { bindWindow } from "./window/window.routes.ts";

const PAYMENTS_KEPT = 200_000;
const ANSWERS_KEPT = 50_000;

export type TossOptions = {
  readonly secretKey: string;
  readonly clientKey: string;
  readonly clock: () => Date;
  readonly webhookUrls: readonly string[];
  readonly publicUrl: string;
  readonly fetch: typeof fetch;
  readonly journal: Journal | null;
};

/** Binds Toss Payments: the API, the SDK with its window, the webhooks, and the sandbox's controls. */
export function bindTossPaymentsStandIn(app: FastifyInstance, options: TossOptions): void {
  const { clock, journal } = options;
  const ids = createDeterministicIdGenerator(options.secretKey);
  const courier = createWebhookSender({ urls: options.webhookUrls, fetch: options.fetch, clock, ids });
  const ledger: Ledger = {
    payments: createPaymentStore(PAYMENTS_KEPT, journal ? listenerOf(journal) : undefined),
    receipts: createObservableMap((_key, receipt) => {
      if (journal && receipt) noteReceipt(journal, receipt);
    }),
    billingKeys: createObservableMap((key, card) => {
      if (journal) noteBillingKey(journal, key, card);
    }),
    authKeys: new Map(),
    ids,
    clock,
    mId: "todayfruit",
    publicUrl: options.publicUrl.replace(/\/+$/, ""),
    announce(record, kind) {
      if (options.webhookUrls.length > 0) courier.send(buildWebhookBody(ledger, record, kind));
    },
  };
  const context: ApiContext = {
    ledger,
    idempotency: createIdempotencyStore(ANSWERS_KEPT, clock),
    faults: createFaultSwitch(),
    isTestKey: options.secretKey.startsWith("test_"),
  };

  void app.register(async (api) => bindApiRoutes(api, context, options.secretKey));
  bindWindow(app, ledger, options.clientKey);
  bindCardRegistration(app, ledger, options.clientKey);
  bindControl(app, context, courier);
  bindPaymentsPage(app, ledger, courier);
  if (journal) {
    app.addHook("onReady", () => recallPayments(journal, ledger));
    app.addHook("onClose", async () => journal.close());
  }
  app.addHook("preClose", async () => {
    courier.close();
    context.faults.close();
  });
}

function listenerOf(journal: Journal): PaymentListener {
  return {
    onChange: (record) => notePayment(journal, record),
    onClear: () => noteReset(journal),
  };
}
