import type { ListedMember } from "@todayfruit/contract/members/listed-and-detailed-member-schemas";
import { maskEmail, maskName, maskPhone } from "@todayfruit/domain/korean/mask-personal-data";
import type { Static } from "typebox";
import type { ListedMemberRow } from "./members.repository.ts";

/** Presents a member to an operator. @param isMasked hides name, phone and e-mail */
export function presentMember(row: ListedMemberRow, isMasked: boolean): Static<typeof ListedMember> {
  const shown = (text: string | null, mask: (text: string) => string) =>
    text !== null && isMasked ? mask(text) : text;
  return {
    id: row.id,
    version: row.version,
    name: shown(row.name, maskName),
    phone: shown(row.phone, maskPhone),
    email: shown(row.email, maskEmail),
    userType: row.user_type,
    grade: row.grade,
    orderCount: row.order_count,
    recentlyPaid: row.recently_paid,
    lastOrderedAt: row.last_ordered_at?.toISOString() ?? null,
    point: row.point_balance,
    couponCount: row.coupon_count,
    advertising: { isOn: row.advertising_alarm, isOnAtNight: row.night_alarm },
    noteCount: row.note_count,
    isBlocked: row.is_blocked,
    joinedAt: row.created_at.toISOString(),
  };
}
