import { orderMessageCalls } from "@todayfruit/contract/order-messages/operator-order-messages.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { sendOrderMessage } from "./send-order-message.ts";

export const orderMessageRoutes = bindCalls(orderMessageCalls, {
  "POST /operator/v1/orders/{id}/messages": sendOrderMessage,
});
