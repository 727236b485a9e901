import { Text } from "@todayfruit/contract/common-schemas";
import { type Result, refuse } from "@todayfruit/domain/result";
import { Type } from "typebox";
import { readCartHandle } from "../cart-handle.ts";
import type { ToolContext } from "../declare-tool.ts";
import type { Caller, ToolRefusal } from "../in-process-caller.ts";

/** Handle of a cart in the input of a tool. */
export const CartId = Type.String({
  ...Text(500, 1),
  description: "add_to_cart가 준 장바구니 번호. 그대로 넣어요",
});

const UNKNOWN: ToolRefusal = {
  code: "CART_NOT_FOUND",
  message: "없거나 오래된 장바구니예요. cartId 없이 add_to_cart로 새로 담아 주세요",
};

/** Returns a caller as the guest of a cart; refuses a handle that names no cart with CART_NOT_FOUND. */
export function createCartGuestCaller(cartId: string, { sealing, callAs }: ToolContext) {
  const token = readCartHandle(sealing, cartId);
  return token === null ? refuse(UNKNOWN.code, UNKNOWN) : { ok: true as const, value: asCart(callAs(token)) };
}

/** Wraps a caller, so that a guest whose session is over is an unknown cart. */
function asCart(call: Caller): Caller {
  return async (name, ...input) => {
    const answer: Result<unknown, string, ToolRefusal> = await call(name, ...input);
    return (!answer.ok && answer.code === "TOKEN_INVALID" ? refuse(UNKNOWN.code, UNKNOWN) : answer) as never;
  };
}
