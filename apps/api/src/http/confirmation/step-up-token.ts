import type { Asker, Operator, Services } from "../handler-context-types.ts";
import { CONFIRMATION_SECONDS } from "./identity-confirmation-token.ts";
import { isTimedMac, writeTimedMac } from "./timed-mac.ts";

type Session = Pick<Services, "now" | "rules"> & Pick<Asker, "tokenHash" | "confirmation">;

/** Writes the step-up of an operator's session, good for five minutes and for this session only. */
export function writeStepUp(session: Session, operatorId: number): string {
  return writeTimedMac(subjectOf(session, operatorId), CONFIRMATION_SECONDS);
}

/** Checks the step-up beside a call. A command of the command line needs none: its caller holds the server itself. */
export function isSteppedUp(session: Session, { id, source }: Pick<Operator, "id" | "source">): boolean {
  return source === "command" || isTimedMac(session.confirmation, subjectOf(session, id));
}

function subjectOf({ now, rules, tokenHash }: Session, operatorId: number) {
  const session = Buffer.from(tokenHash ?? []).toString("hex");
  return { secretKey: rules.secretKey, about: ["step-up", operatorId, session], now: now() };
}
