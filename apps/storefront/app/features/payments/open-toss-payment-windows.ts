type TossPayments = (clientKey: string) => {
  payment(options: { customerKey: string }): {
    requestPayment(request: object): Promise<void>;
    requestBillingAuth(request: object): Promise<void>;
  };
};

/** Script URL of the provider and the keys that open its window. */
type Keys = {
  scriptUrl: string;
  clientKey: string;
  customerKey: string;
};

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a type of the platform is added to by an interface only
  interface Window {
    TossPayments?: TossPayments;
  }
}

/**
 * Opens the provider's payment window. The browser leaves the shop and returns to the request's URLs, on desktop as on
 * phones, so that no page of the shop is framed.
 *
 * @returns rejects with the provider's `{ code, message }` when the window cannot be opened or is closed in place
 */
export async function openPaymentWindow(keys: Keys, request: object): Promise<void> {
  await (await paymentOf(keys)).requestPayment({ ...request, windowTarget: "self" });
}

/** Opens the provider's window for registering a card. */
export async function openCardWindow(keys: Keys, request: object): Promise<void> {
  await (await paymentOf(keys)).requestBillingAuth({ ...request, windowTarget: "self" });
}

async function paymentOf({ scriptUrl, clientKey, customerKey }: Keys) {
  const toss = window.TossPayments ?? (await loadTossPayments(scriptUrl));
  return toss(clientKey).payment({ customerKey });
}

const UNAVAILABLE = "결제창을 열지 못했어요. 잠시 후 다시 시도해 주세요";

function loadTossPayments(scriptUrl: string): Promise<TossPayments> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = scriptUrl;
    script.onload = () => {
      if (window.TossPayments) resolve(window.TossPayments);
      else reject(new Error(UNAVAILABLE));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(UNAVAILABLE));
    };
    document.head.append(script);
  });
}
