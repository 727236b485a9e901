import type { VariablesOf } from "../alimtalk-template-types.ts";
import { AFTER_SALES_TEMPLATES } from "./after-sales-templates.ts";
import { DEPOSIT_TEMPLATES } from "./deposit-templates.ts";
import { DRAFT_ORDER_TEMPLATES } from "./draft-order-templates.ts";
import { GIFT_TEMPLATES } from "./gift-templates.ts";
import { MEMBER_TEMPLATES } from "./member-templates.ts";
import { OPERATOR_TEMPLATES } from "./operator-templates.ts";
import { ORDER_TEMPLATES } from "./order-templates.ts";
import { QUESTION_TEMPLATES } from "./question-templates.ts";
import { REVIEW_TEMPLATES } from "./review-templates.ts";
import { SUBSCRIPTION_TEMPLATES } from "./subscription-templates.ts";

/** All notices that the shop sends by 알림톡, by their registered names. */
export const MESSAGE_TEMPLATES = {
  ...ORDER_TEMPLATES,
  ...OPERATOR_TEMPLATES,
  ...AFTER_SALES_TEMPLATES,
  ...DEPOSIT_TEMPLATES,
  ...MEMBER_TEMPLATES,
  ...DRAFT_ORDER_TEMPLATES,
  ...GIFT_TEMPLATES,
  ...QUESTION_TEMPLATES,
  ...REVIEW_TEMPLATES,
  ...SUBSCRIPTION_TEMPLATES,
} as const;

export type TemplateName = keyof typeof MESSAGE_TEMPLATES;

export type MessageVariables<N extends TemplateName> = VariablesOf<(typeof MESSAGE_TEMPLATES)[N]>;
