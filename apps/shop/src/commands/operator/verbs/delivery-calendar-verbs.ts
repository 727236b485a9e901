import { readFile } from "node:fs/promises";
import type { Verb, WrittenCall } from "./verb-types.ts";

type Words = readonly string[];

/** Verbs for the delivery calendar: closed days, holidays of a file, carriers and remote areas. */
export const DELIVERY_CALENDAR_VERBS: Readonly<Record<string, Verb>> = {
  calendar: {
    words: "[첫날] [끝날]",
    read: ([from, to]: Words) => ({
      name: "GET /operator/v1/delivery-calendar",
      query: { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) },
    }),
  },
  close: {
    words: "<날> <shop|출고지 id|택배사 코드> <이름> <까닭>",
    read: ([day, who, name, reason]: Words) =>
      day && who && name && reason ? changeOf([{ ...closedOf(who), day, name }], [], reason) : null,
  },
  open: {
    words: "<쉬는 날 id> <까닭>",
    read: ([id, reason]: Words) => (id && reason ? changeOf([], [Number(id)], reason) : null),
  },
  holidays: {
    words: "<파일.json> <까닭>",
    read: async ([file, reason]: Words) =>
      file && reason ? changeOf(await holidaysIn(file), [], reason) : null,
  },
  "carrier-rest": {
    words: "<택배사 코드> <sun,…|none> <까닭>",
    read: ([code, weekdays, reason]: Words) =>
      code && weekdays && reason
        ? {
            name: "PUT /operator/v1/delivery-calendar/carriers/{code}",
            path: { code },
            body: { restWeekdays: weekdays === "none" ? [] : weekdays.split(","), reason },
          }
        : null,
  },
  "farm-dispatch": {
    words: "<출고지 id> <마감 HH:MM> <mon,…> <까닭>",
    read: ([id, orderCutoffTime, weekdays, reason]: Words) =>
      id && orderCutoffTime && weekdays && reason
        ? {
            name: "PUT /operator/v1/delivery-calendar/distributors/{id}",
            path: { id },
            body: { orderCutoffTime, shippingWeekdays: weekdays.split(","), reason },
          }
        : null,
  },
  "remote-area": {
    words: "<secondary_area|third_area> <첫 우편번호> <끝 우편번호> <이름> <까닭>",
    read: ([area, first, last, name, reason]: Words) =>
      area && first && last && name && reason
        ? {
            name: "PUT /operator/v1/delivery-calendar/remote-areas",
            body: {
              added: [{ area, firstZonecode: Number(first), lastZonecode: Number(last), name }],
              removedIds: [],
              reason,
            },
          }
        : null,
  },
  "mainland-again": {
    words: "<범위 id> <까닭>",
    read: ([id, reason]: Words) =>
      id && reason
        ? {
            name: "PUT /operator/v1/delivery-calendar/remote-areas",
            body: { added: [], removedIds: [Number(id)], reason },
          }
        : null,
  },
  "transit-days": {
    words: "<출발 지역> <도착 지역> <빠른 날> <늦은 날> <까닭>",
    read: ([originArea, destinationArea, min, max, reason]: Words) =>
      originArea && destinationArea && min && max && reason
        ? {
            name: "PUT /operator/v1/delivery-calendar/transit-days",
            body: { originArea, destinationArea, minDays: Number(min), maxDays: Number(max), reason },
          }
        : null,
  },
};

function changeOf(added: readonly object[], removedIds: readonly number[], reason: string): WrittenCall {
  return { name: "PUT /operator/v1/delivery-calendar/closed-days", body: { added, removedIds, reason } };
}

/** Reads who is closed: the shop, a carrier by its code of two digits, or a farm by its id. */
function closedOf(who: string) {
  if (who === "shop") return { kind: "shop", distributorId: null, carrierCode: null };
  if (/^\d{2}$/.test(who)) return { kind: "carrier", distributorId: null, carrierCode: who };
  return { kind: "distributor", distributorId: Number(who), carrierCode: null };
}

/** Reads a file of `npm run holidays`. */
async function holidaysIn(file: string): Promise<object[]> {
  const days = JSON.parse(await readFile(file, "utf8")) as { day: string; name: string }[];
  return days.map(({ day, name }) => ({
    kind: "public_holiday",
    day,
    name,
    distributorId: null,
    carrierCode: null,
  }));
}
