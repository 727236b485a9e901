import type { BuyerContext, Services } from "../../../http/handler-context-types.ts";
import { findSubscriber } from "./charge.repository.ts";

/**
 * Returns the context in which the shop orders for a member, on the variant on which they subscribed; `null` for one who left.
 * The platform is an app's, so that what is sold in the app alone is delivered as it was subscribed there.
 */
export async function buildOrderContextOfSubscriber(
  services: Services,
  { user_id, variant, id }: { user_id: number; variant: string; id: number },
): Promise<BuyerContext | null> {
  const member = await findSubscriber(services.db, user_id);
  if (!member) return null;
  return {
    ...services,
    rules: { ...services.rules, variant: variant as Services["rules"]["variant"] },
    buyer: {
      id: member.id,
      uuid: member.uuid,
      userType: member.user_type,
      grade: member.user_type === "guest" ? null : member.grade,
      pointBalance: member.point_balance,
      isBlocked: member.is_blocked,
    },
    operator: null,
    platform: "android",
    requestId: `subscription-${id}`,
    tokenHash: null,
    authorization: "",
    address: "",
    userAgent: "",
  };
}
