import type { FastifyReply } from "fastify";

/**
 * Faults of one request. `error`: it is refused and does nothing; `late-error`: it is carried out and answered with
 * 500; `lost`: it is carried out and the connection breaks before the answer; `twice`: it is carried out twice, as by
 * a retrying proxy.
 */
export const FAULTS = ["none", "error", "late-error", "lost", "twice"] as const;
export type Fault = (typeof FAULTS)[number];

export type Faults = {
  /** Sets the faults of the following requests, repeated in order; an empty pattern ends them. */
  set(pattern: readonly Fault[]): void;
  /** Refuses the next `times` requests. */
  fail(times: number): void;
  /** Carries out a request with the fault of its turn and returns the answer. */
  answer(reply: FastifyReply, work: () => object): object;
};

export function createFaults(): Faults {
  let pattern: readonly Fault[] = [];
  let turn = 0;
  let failing = 0;

  function next(): Fault {
    if (failing > 0) {
      failing -= 1;
      return "error";
    }
    turn += 1;
    return pattern[turn % pattern.length] ?? "none";
  }

  return {
    set(faults) {
      pattern = faults;
      turn = 0;
      failing = 0;
    },
    fail(times) {
      failing = times;
    },
    answer(reply, work) {
      const fault = next();
      if (fault === "error") return down(reply);
      const answer = work();
      if (fault === "twice") return work();
      if (fault === "late-error") return down(reply);
      if (fault === "lost") {
        reply.hijack();
        reply.raw.destroy();
      }
      return answer;
    },
  };
}

function down(reply: FastifyReply): object {
  void reply.code(500);
  return { errorCode: "InternalError", errorMessage: "잠시 후 다시 시도해 주세요." };
}
