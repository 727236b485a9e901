import type { Input, Name } from "@todayfruit/contract/all-calls";
import type { TestShop } from "../../test-shop.ts";

type SettingCall = Extract<Name, `${string} /operator/v1/settings`>;

/** Id that no record has. */
const NOBODY = 2_000_000_000;
const REASON = "시험";
const SET = {
  companyName: "(주)새과일",
  representative: "이과일",
  mailOrderNumber: "제2026-서울예시-0001호",
  address: "서울특별시 예시구 새길 1",
  privacyOfficer: "이과일",
  hostingProvider: "(주)새과일",
  supportHours: "평일 10:00~17:00",
};

/** Valid inputs of the calls of the shop's settings, for records that do not exist. */
export const SETTING_SAMPLES: { [N in SettingCall]: Input<N> } = {
  "GET /operator/v1/settings": {},
  "PATCH /operator/v1/settings": { body: { rows: [{ id: NOBODY, version: 1, set: SET }], reason: REASON } },
};

/** Creates the input of the call that edits the settings of the tested variant. */
export function createVariantSettingInputs(
  shop: TestShop,
  token: string,
): { [N in Exclude<SettingCall, `GET ${string}`>]: () => Promise<Input<N>> } {
  return {
    "PATCH /operator/v1/settings": async () => {
      const { list } = (await shop.call(token, "GET /operator/v1/settings")).reply;
      const row = list.find(({ variant }) => variant === shop.services.rules.variant);
      const set = { ...SET, newsRoomCode: `fruit${row?.version}` };
      return { body: { rows: [{ id: row?.id ?? 0, version: row?.version ?? 0, set }], reason: REASON } };
    },
  };
}
