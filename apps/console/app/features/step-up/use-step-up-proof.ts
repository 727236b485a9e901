import { useState } from "react";
import { ApiError } from "../../api/api-error.ts";

type Proof = { confirmation: string; endsAt: number };

/** Proof of this window, kept in memory alone: a reload asks again. */
let kept: Proof | null = null;
/** Time in ms before its end at which a proof is no longer used, so that a form can still be filled in. */
const MARGIN_MS = 60_000;

/** Keeps a fresh proof. */
export function keepProof(confirmation: string, seconds: number): void {
  kept = { confirmation, endsAt: Date.now() + seconds * 1000 };
}

/** Clears the proof after an error that refuses it; any other failure leaves it. */
export function clearRefusedProof(error: Error): void {
  if (error instanceof ApiError && error.code === "STEP_UP_REQUIRED") kept = null;
}

/**
 * Returns how an act that needs a fresh proof is begun: at once while a proof holds, otherwise after the dialog.
 *
 * @returns `proof` is the proof of the act that was begun; `isAsking` shows the dialog
 */
export function useStepUpProof() {
  const [isAsking, setAsking] = useState(false);
  const [next, setNext] = useState<(() => void) | null>(null);
  return {
    isAsking,
    begin(act: () => void) {
      if (kept !== null && kept.endsAt - MARGIN_MS > Date.now()) return act();
      setNext(() => act);
      setAsking(true);
    },
    proved() {
      setAsking(false);
      next?.();
    },
    leave: () => setAsking(false),
  };
}

/** Returns the proof that holds; empty without one, which the server refuses. */
export function proofOf(): string {
  return kept?.confirmation ?? "";
}
