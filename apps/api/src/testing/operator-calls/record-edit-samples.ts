import type { Input, Name } from "@todayfruit/contract/all-calls";

/** Id that no record has. */
const NOBODY = 2_000_000_000;
const REASON = "시험";
const path = { id: NOBODY };

type Edits = Extract<
  Name,
  | `${string} /operator/v1/prices`
  | `${string} /operator/v1/products`
  | `${string} /operator/v1/products/${string}`
  | `${string} /operator/v1/changes`
  | `${string} /operator/v1/changes/${string}`
>;

/** Valid inputs of the calls that edit records and of their lists, for records that do not exist. */
export const RECORD_EDIT_SAMPLES: { [N in Edits]: Input<N> } = {
  "GET /operator/v1/prices": {},
  "PATCH /operator/v1/prices": {
    body: { rows: [{ id: NOBODY, version: 1, set: { price: 1000 } }], reason: REASON },
  },
  "GET /operator/v1/products": {},
  "GET /operator/v1/products/{id}": { path },
  "PATCH /operator/v1/products": {
    body: { rows: [{ id: NOBODY, version: 1, set: { name: "감귤" } }], reason: REASON },
  },
  "GET /operator/v1/changes": {},
  "GET /operator/v1/changes/{id}": { path },
  "POST /operator/v1/changes/{id}/undo": { path, body: { reason: REASON } },
  "POST /operator/v1/changes/{id}/cancel": { path, body: { reason: REASON } },
};
