import type { PickupGateway, PickupReply } from "./pickup-gateway-types.ts";

/**
 * Creates the gateway of a shop without a pickup service: every order is refused, so that it waits for operators, who
 * order at the carrier and write its number down.
 */
export function createRefusingPickupGateway(): PickupGateway {
  const refuse = (): Promise<PickupReply> =>
    Promise.resolve({ kind: "refused", reason: "수거를 맡길 서비스가 없어요. 택배사에 직접 맡겨 주세요" });
  const none = (): Promise<PickupReply> => Promise.resolve({ kind: "none" });
  return { order: refuse, find: none, cancel: none };
}
