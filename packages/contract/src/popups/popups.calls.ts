import { Type } from "typebox";
import { calls } from "../call-definition.ts";
import { closed, Id, Instant, nullable, Text } from "../common-schemas.ts";
import { VariantName } from "../variant-settings/variant-settings-schema.ts";

/** Popup of the home. */
export const Popup = closed({
  id: Id,
  title: Text(60),
  text: nullable(Text(300)),
  image: nullable(Text(200)),
  imageAlt: Text(100),
  href: nullable(Text(200)),
  endsAt: Instant,
});

/** Calls of popups, which the specification does not have. */
export const popupCalls = calls({
  "GET /v1/popups": {
    summary: "지금 홈에 띄울 팝업, 새것부터 5개까지",
    access: "public",
    query: closed({ variant: VariantName }),
    reply: closed({ list: Type.Array(Popup) }),
    refusals: ["INVALID_INPUT"],
    cached: { seconds: 60, tags: ["popups"] },
  },
});
