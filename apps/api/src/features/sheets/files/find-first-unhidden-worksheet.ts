import { strFromU8, type Unzipped } from "fflate";

export type VisibleSheet = {
  /** Place among the sheets of the workbook, from 1. */
  place: number;
  /** Path of its part within the workbook. */
  part: string;
};

/** Finds the first sheet of a workbook that is not hidden; `null` where there is none. */
export function findFirstUnhiddenWorksheet(parts: Unzipped): VisibleSheet | null {
  const workbook = textOf(parts, "xl/workbook.xml");
  const links = textOf(parts, "xl/_rels/workbook.xml.rels");
  if (workbook === null || links === null) return null;
  const sheets = workbook.match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? [];
  const index = sheets.findIndex((tag) => !/\sstate="(hidden|veryHidden)"/.test(tag));
  const id = /\s\w+:id="([^"]+)"/.exec(sheets[index] ?? "")?.[1];
  const link = links.match(/<Relationship\s[^>]*>/g)?.find((tag) => attribute(tag, "Id") === id);
  const target = link ? attribute(link, "Target") : null;
  if (!target) return null;
  const part = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
  return parts[part] ? { place: index + 1, part } : null;
}

function textOf(parts: Unzipped, name: string): string | null {
  const part = parts[name];
  return part ? strFromU8(part) : null;
}

function attribute(tag: string, name: string): string | null {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null;
}
