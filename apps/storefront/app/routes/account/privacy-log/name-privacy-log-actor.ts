import type { Reply } from "@todayfruit/contract/all-calls";

export type Entry = Reply<"GET /v1/app-users/privacy-log">["list"][number];

/**
 * Names who saw the data, as a role, a farm or a carrier.
 *
 * @example namePrivacyLogActor({ actor: "staff", actorName: "고객 상담" }) // "쇼핑몰 직원 (고객 상담)"
 */
export function namePrivacyLogActor({ actor, actorName }: Pick<Entry, "actor" | "actorName">): string {
  switch (actor) {
    case "staff":
      return actorName === null ? "쇼핑몰 직원" : `쇼핑몰 직원 (${actorName})`;
    case "farm":
      return actorName ?? "농장";
    case "carrier":
      return actorName ?? "택배사";
    case "system":
      return "쇼핑몰 프로그램";
    case "self":
      return "나";
  }
}
