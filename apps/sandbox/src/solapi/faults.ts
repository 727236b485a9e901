import type { FastifyReply } from "fastify";

/**
 * What may go wrong with one request: `error`: it is refused and does nothing; `late-error`: it is done and answered with
 * 500; `lost`: it is done and the line breaks before the answer; `twice`: it is done twice, as by a stubborn proxy.
 */
export const FAULTS = ["none", "error", "late-error", "lost", "twice"] as const;
export type Fault = (typeof FAULTS)[number];

export interface Faults {
  /** These, one a request, round and round; none: all is well. */
  set(pattern: readonly Fault[]): void;
  /** The next so many requests are refused. */
  fail(times: number): void;
  /** Answers a request by doing it, as well as it goes this time. */
  answer(reply: FastifyReply, work: () => object): object;
}

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
