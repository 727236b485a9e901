import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Input } from "@todayfruit/contract/all-calls";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError, isBusy, refusalCodeOf } from "../../../../api/api-error.ts";
import { api, apiWithKey } from "../../../../api/browser-api.ts";
import { openPaymentWindow } from "../../../../features/payments/open-toss-payment-windows.ts";
import { paths } from "../../../../paths.ts";
import {
  clearPayingOrder,
  keepPayingOrder,
  readPayingOrder,
} from "../../../../session/paying-order-storage.ts";
import { USER_QUERY_KEY } from "../../../../session/session-provider.tsx";
import { buildPaymentWindowRequest } from "./build-payment-window-request.ts";
import { createIdempotencyKeys } from "./create-idempotency-keys.ts";

export type Check = Input<"POST /v4/app-users/order-tmp/chk/{id}">["body"];

/**
 * 결제하기: checks the order on the server, then opens the provider's window. An order paid wholly by points, or by a
 * registered card, needs no window.
 *
 * @param orderTmpId id of the order form
 * @param onFailed called with a refusal of the server, or the provider's `{ code, message }`
 */
export function usePay(orderTmpId: string, onFailed: (error: unknown) => void) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [keys] = useState(() => createIdempotencyKeys(() => crypto.randomUUID()));

  const pay = useMutation({
    mutationFn: async ({ check, cardId }: { check: Check; cardId: number | null }) => {
      const order = await checkOnce(orderTmpId, check, keys);
      if (!order.needsPayment) return order.orderId;
      if (check.paymentMethodType === "billing" && cardId !== null) {
        await chargeCard(order.orderId, cardId);
        return order.orderId;
      }
      const start = await api("POST /v1/payments/{orderId}/start", { path: { orderId: order.orderId } });
      keepPayingOrder(window.sessionStorage, { orderId: order.orderId, orderTmpId });
      await openPaymentWindow(start, buildPaymentWindowRequest(start, window.location.origin));
      return null; // The browser is on its way out of the shop.
    },
    onSuccess: (paidOrderId) => {
      if (paidOrderId === null) return;
      void queries.invalidateQueries({ queryKey: USER_QUERY_KEY });
      void navigate(paths.paymentResult(paidOrderId), { replace: true });
    },
    onError: async (error) => {
      await letGo("WINDOW_FAILED");
      onFailed(error);
    },
  });

  const { reset } = pay;
  useEffect(() => {
    // A buyer back at the form has not paid: releases the stock held for the window.
    if (readPayingOrder(window.sessionStorage)?.orderTmpId === orderTmpId) void letGo("USER_CANCEL");
    const onBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      reset();
      void letGo("USER_CANCEL");
    };
    window.addEventListener("pageshow", onBack);
    return () => window.removeEventListener("pageshow", onBack);
  }, [orderTmpId, reset]);

  return pay;
}

async function checkOnce(id: string, check: Check, keys: ReturnType<typeof createIdempotencyKeys>) {
  try {
    const order = await apiWithKey(keys.keyFor(check))("POST /v4/app-users/order-tmp/chk/{id}", {
      path: { id },
      body: check,
    });
    keys.answered();
    return order;
  } catch (error) {
    if (error instanceof ApiError && error.status > 0 && !isOpen(error)) keys.answered();
    throw error;
  }
}

/** Checks whether the outcome is unknown or nothing was done, so that the same wish is retried under the same key. */
function isOpen(error: ApiError): boolean {
  return isBusy(error) || error.code === "RESULT_UNKNOWN";
}

/** Charges a registered card; a charge with an unknown outcome is left to the result page. */
async function chargeCard(orderId: string, cardId: number): Promise<void> {
  try {
    const call = apiWithKey(crypto.randomUUID());
    await call("POST /v1/payments/{orderId}/billing", { path: { orderId }, body: { cardId } });
  } catch (error) {
    if (!["PAYMENT_PENDING", "RESULT_UNKNOWN"].includes(refusalCodeOf(error) ?? "")) throw error;
  }
}

/** Reports that the payment was abandoned in this tab. If that fails, the held stock is released when its time is over. */
async function letGo(code: string): Promise<void> {
  const paying = readPayingOrder(window.sessionStorage);
  if (!paying) return;
  clearPayingOrder(window.sessionStorage);
  await api("POST /v1/payments/{orderId}/fail", { path: { orderId: paying.orderId }, body: { code } }).catch(
    () => null,
  );
}
