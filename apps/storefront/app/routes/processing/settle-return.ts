import { ApiError } from "../../api/api-error.ts";
import { confirmStep, type PaymentWord, pauseBefore } from "./confirm-step.ts";

type Answer = { state: Extract<PaymentWord, { state: unknown }>["state"] };

type ReturnParts = {
  confirm(): Promise<Answer>;
  look(): Promise<Answer>;
  wait(milliseconds: number): Promise<void>;
  /** How often it is asked before the result page goes on by itself. */
  questions: number;
};

export type ReturnOutcome = { kind: "settled" } | { kind: "open" } | { kind: "refused"; error: unknown };

/**
 * Brings a payment that the buyer authenticated to its end: confirm, and where the answer is lost or not known yet,
 * ask until it is. `open` after the last question: the shop's reconciler goes on.
 */
export async function settleReturn({ confirm, look, wait, questions }: ReturnParts): Promise<ReturnOutcome> {
  let ask = confirm;
  for (let question = 0; ; question += 1) {
    const { word, error } = await hear(ask);
    const step = confirmStep(word);
    if (step === "show-result") return { kind: "settled" };
    if (step === "refused") return { kind: "refused", error };
    if (question >= questions) return { kind: "open" };
    await wait(pauseBefore(question));
    ask = step === "confirm" ? confirm : look;
  }
}

async function hear(ask: () => Promise<Answer>): Promise<{ word: PaymentWord; error: unknown }> {
  try {
    return { word: { state: (await ask()).state }, error: null };
  } catch (error) {
    if (error instanceof ApiError) return { word: { refusal: error.code }, error };
    throw error;
  }
}
