import type { Window } from "./compare-payments-with-provider.ts";

const SECOND = 1000;

/** Cuts a time span into consecutive windows of `hours` without gap or overlap, in whole seconds. */
export function* splitIntoTimeWindows(from: Date, until: Date, hours: number): Generator<Window> {
  const end = Math.floor(until.getTime() / SECOND) * SECOND;
  const step = hours * 3600 * SECOND;
  for (let at = Math.floor(from.getTime() / SECOND) * SECOND; at <= end; at += step)
    yield { from: new Date(at), until: new Date(Math.min(at + step - SECOND, end)) };
}
