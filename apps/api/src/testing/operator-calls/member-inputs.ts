import type { Input, Name } from "@todayfruit/contract/all-calls";
import { member } from "../product-and-member-fixtures.ts";
import type { TestShop } from "../test-shop.ts";

type MemberCall = Extract<
  Name,
  | `${string} /operator/v1/members`
  | "GET /operator/v1/members/{id}"
  | "POST /operator/v1/members/{id}/sessions/end"
  | "POST /operator/v1/members/{id}/personal-data"
  | `${string} /operator/v1/member-notes`
  | "POST /operator/v1/member-notes/delete"
  | "POST /operator/v1/points"
>;
type Changing = Exclude<MemberCall, `GET ${string}`>;

/** Id that no record has. */
const NOBODY = 2_000_000_000;
const REASON = "시험";
const CONTENTS = "단단한 사과를 좋아하심";

/** Creates the inputs of the calls on members, each with a member of its own. */
export function createMemberInputs(
  shop: TestShop,
  token: string,
): { [N in Changing]: () => Promise<Input<N>> } {
  const joined = async () => (await shop.call(await member(shop), "GET /v2/app-users/detail")).reply.id;
  const noted = async () => {
    const body = { rows: [{ memberId: await joined(), contents: CONTENTS }], reason: REASON };
    const [row] = (await shop.call(token, "POST /operator/v1/member-notes", { body })).reply.rows;
    if (!row) throw new Error("The note was added");
    return row;
  };
  return {
    "PATCH /operator/v1/members": async () => ({
      body: { rows: [{ id: await joined(), version: 1, set: { isBlocked: true } }], reason: REASON },
    }),
    "POST /operator/v1/members/{id}/sessions/end": async () => ({
      path: { id: await joined() },
      body: { reason: REASON },
    }),
    "POST /operator/v1/members/{id}/personal-data": async () => ({
      path: { id: await joined() },
      body: { reason: "other", otherReason: "선물 주소를 찾아요" },
    }),
    "POST /operator/v1/member-notes": async () => ({
      body: { rows: [{ memberId: await joined(), contents: CONTENTS }], reason: REASON },
    }),
    "PATCH /operator/v1/member-notes": async () => ({
      body: { rows: [{ ...(await noted()), set: { contents: "전화 좋아하심" } }], reason: REASON },
    }),
    "POST /operator/v1/member-notes/delete": async () => ({
      body: { rows: [await noted()], reason: REASON },
    }),
    "POST /operator/v1/points": async () => ({
      body: { memberIds: [await joined()], amount: 1000, reason: REASON },
    }),
  };
}

/** Valid inputs of the same calls and of those that read, for records that do not exist. */
export const MEMBER_SAMPLES: { [N in MemberCall]: Input<N> } = {
  "GET /operator/v1/members": {},
  "GET /operator/v1/members/{id}": { path: { id: NOBODY } },
  "PATCH /operator/v1/members": {
    body: { rows: [{ id: NOBODY, version: 1, set: { isBlocked: true } }], reason: REASON },
  },
  "POST /operator/v1/members/{id}/sessions/end": { path: { id: NOBODY }, body: { reason: REASON } },
  "POST /operator/v1/members/{id}/personal-data": { path: { id: NOBODY }, body: { reason: "claim" } },
  "GET /operator/v1/member-notes": {},
  "POST /operator/v1/member-notes": {
    body: { rows: [{ memberId: NOBODY, contents: CONTENTS }], reason: REASON },
  },
  "PATCH /operator/v1/member-notes": {
    body: { rows: [{ id: NOBODY, version: 1, set: { contents: CONTENTS } }], reason: REASON },
  },
  "POST /operator/v1/member-notes/delete": { body: { rows: [{ id: NOBODY, version: 1 }], reason: REASON } },
  "POST /operator/v1/points": { body: { memberIds: [NOBODY], amount: 1000, reason: REASON } },
};
