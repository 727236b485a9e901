import { ApiError } from "../../../api/api-error.ts";
import { deriveNextPaymentStep, type PaymentReply, pauseBefore } from "./derive-next-payment-step.ts";

type Answer = { state: Extract<PaymentReply, { state: unknown }>["state"] };

type ReturnParts = {
  confirm(): Promise<Answer>;
  look(): Promise<Answer>;
  wait(milliseconds: number): Promise<void>;
  /** Number of questions before the result page is shown anyway. */
  questions: number;
};

export type ReturnOutcome = { kind: "settled" } | { kind: "open" } | { kind: "refused"; error: unknown };

/**
 * Settles an authenticated payment: confirms it and, when the reply is lost or pending, polls its state. Returns `open`
 * after the last question; the server's reconciler finishes it.
 */
export async function confirmPaymentAndPollState({
  confirm,
  look,
  wait,
  questions,
}: ReturnParts): Promise<ReturnOutcome> {
  let ask = confirm;
  for (let question = 0; ; question += 1) {
    const { word, error } = await askOnce(ask);
    const step = deriveNextPaymentStep(word);
    if (step === "show-result") return { kind: "settled" };
    if (step === "refused") return { kind: "refused", error };
    if (question >= questions) return { kind: "open" };
    await wait(pauseBefore(question));
    ask = step === "confirm" ? confirm : look;
  }
}

async function askOnce(ask: () => Promise<Answer>): Promise<{ word: PaymentReply; error: unknown }> {
  try {
    return { word: { state: (await ask()).state }, error: null };
  } catch (error) {
    if (error instanceof ApiError) return { word: { refusal: error.code }, error };
    throw error;
  }
}
