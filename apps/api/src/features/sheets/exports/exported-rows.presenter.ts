import { maskAddress, maskEmail, maskName, maskPhone } from "@todayfruit/domain/korean/mask-personal-data";
import { statusLabel } from "@todayfruit/domain/orders/status-label";
import type { ExportedCoupon } from "./exported-options-stock-and-coupons.repository.ts";
import type { ExportedMember, ExportedOrder } from "./exported-orders-and-members.repository.ts";
import { type ExportedRow, kstText } from "./yield-heading-and-row-pages.ts";

/** Lists what a line of an order shows; names, phones and addresses are masked unless the role has a purpose for them. */
export function presentExportedOrder(row: ExportedOrder, isMasked: boolean): ExportedRow {
  return {
    number: row.number,
    orderedAt: kstText(row.created_at),
    status: statusLabel(row.status).label,
    productStatus: statusLabel(row.product_status).label,
    farm: row.distributor_name,
    productName: row.product_name,
    optionName: row.option_name,
    units: row.units,
    unitPrice: row.unit_price,
    price: row.price,
    usedPoint: row.used_point,
    method: row.method,
    receiverName: isMasked ? maskName(row.receiver_name) : row.receiver_name,
    phone: isMasked ? maskPhone(row.phone) : row.phone,
    zonecode: row.zonecode,
    address: isMasked ? maskAddress(row.road_address) : row.road_address,
    carrier: row.carrier_name,
    invoiceNumber: row.invoice_number,
  };
}

/** Lists what a member shows; always masked. */
export function presentExportedMember(row: ExportedMember): ExportedRow {
  return {
    id: row.id,
    name: row.name && maskName(row.name),
    email: row.email && maskEmail(row.email),
    phone: row.phone && maskPhone(row.phone),
    grade: row.grade,
    pointBalance: row.point_balance,
    orderCount: row.order_count,
    agreesToAds: row.advertising_alarm,
    joinedAt: kstText(row.created_at),
  };
}

export function presentExportedCoupon(row: ExportedCoupon): ExportedRow {
  return {
    id: row.id,
    name: row.name,
    target: row.target,
    amount: row.discount_amount,
    percent: row.discount_percent,
    validFrom: kstText(row.valid_from),
    validUntil: kstText(row.valid_until),
    issueLimit: row.issue_limit,
    perMember: row.per_member,
    issued: row.issued,
    used: row.used,
  };
}
