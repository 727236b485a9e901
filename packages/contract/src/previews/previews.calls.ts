import { PREVIEW_PAGES } from "@todayfruit/domain/previews/preview-pages";
import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import {
  closed,
  Filled,
  Id,
  Instant,
  InstantInput,
  listOf,
  nullable,
  oneOf,
  Take,
  Text,
} from "../common-schemas.ts";
import { EDIT_BYTES, RefusedRow } from "../record-edits/record-edit-schemas.ts";
import { VariantName } from "../variant-settings/variant-settings-schema.ts";
import { PreviewedEdit } from "./previewed-edits.ts";

/** Page that a preview opens with; `id` of a home tab or one below it, display group, product or page of text. */
const Page = closed({ kind: oneOf(PREVIEW_PAGES), id: nullable(Id) });

const PREVIEW = {
  id: Id,
  page: Page,
  /** Path and query of the page. */
  path: Text(200),
  /** `null`: each of the four. */
  variant: nullable(VariantName),
  at: Instant,
  showsUnpublished: Type.Boolean(),
  expiresAt: Instant,
};

/** Previews of the shop's pages at an instant. */
export const previewCalls = calls({
  "GET /operator/v1/previews": {
    summary: "미리보기 목록, 새것부터. 주소는 만들 때 한 번만 보여 줘요.",
    access: "operator",
    permission: "orders.read",
    query: closed({
      /** Those that still open, or that no longer do; both when left out. */
      isOpen: Type.Optional(Type.Boolean()),
      variant: Type.Optional(VariantName),
      take: Type.Optional(Take),
      nextPage: Type.Optional(Text(20)),
    }),
    reply: listOf(
      closed({
        ...PREVIEW,
        isOpen: Type.Boolean(),
        createdBy: Text(30),
        createdAt: Instant,
        revokedAt: nullable(Instant),
      }),
    ),
    refusals: ["INVALID_INPUT"],
  },
  // Not replayed by an idempotency key: the reply has the secret, of which only the hash is kept.
  "POST /operator/v1/previews": {
    summary:
      "매장의 화면을 정한 때(지금부터 90일까지)의 모습으로 미리 보는 주소를 만들어요. 주소는 60분 동안 열리고, 거기서는 아무것도 사거나 바꿀 수 없어요. 저장하지 않은 고침도 함께 볼 수 있어요. 상품은 catalog.edit, 다른 화면은 displays.edit 권한으로 만들어요.",
    access: "operator",
    permission: null,
    bodyLimit: EDIT_BYTES,
    body: closed({
      page: Page,
      /** Every variant when left out. */
      variant: Type.Optional(VariantName),
      /** Now when left out. */
      at: Type.Optional(InstantInput),
      showsUnpublished: Type.Boolean(),
      /** Edits that are not saved, shown as if they were made at once; each needs the permission of its call. */
      edits: Type.Optional(Type.Array(PreviewedEdit, { maxItems: 10 })),
    }),
    reply: closed({
      ...PREVIEW,
      /** Rows of the edits that break a rule or were changed by others; the preview is without them. */
      refused: Type.Array(RefusedRow),
      /** Address on each variant; `null` where the address of the variant is not among the settings. */
      addresses: Type.Array(closed({ variant: VariantName, url: nullable(Text(600)) })),
    }),
    refusals: ["RECORD_NOT_FOUND", "PERMISSION_REQUIRED", "PREVIEW_INSTANT_INVALID"],
  },
  "PUT /operator/v1/previews/{id}/revoke": {
    summary: "미리보기를 거둬요. 주소가 바로 열리지 않아요.",
    access: "operator",
    permission: null,
    path: closed({ id: Id }),
    body: closed({ reason: Filled(200) }),
    reply: closed({ id: Id }),
    refusals: ["RECORD_NOT_FOUND", "PERMISSION_REQUIRED", "PREVIEW_ENDED"],
  },
});
