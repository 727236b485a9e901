import type { Permission } from "@todayfruit/domain/operators/permissions";
import type { SettingsTab } from "../../../paths.ts";

/** Sections of the settings, each with the permission of the call that reads it. */
export const SETTINGS: Record<SettingsTab, { label: string; permission: Permission }> = {
  shipping: { label: "배송비·도서산간", permission: "orders.read" },
  points: { label: "포인트·등급", permission: "coupons.manage" },
  texts: { label: "사업자·얼굴", permission: "orders.read" },
  links: { label: "이어진 곳", permission: "webhooks.manage" },
  actions: { label: "누가 무엇을", permission: "operators.manage" },
  operators: { label: "운영자·역할", permission: "operators.manage" },
};
