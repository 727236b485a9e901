import type { Db } from "../../../db/database.ts";
import type { FieldProblem } from "../validate/create-problem-collector.ts";
import { type ClashKind, listClashes } from "./list-clashes-with-shop.repository.ts";

type Compare<T> = (records: readonly T[]) => Promise<ReadonlyMap<number, FieldProblem[]>>;

/** Returns the searches for clashes of a catalogue with the shop: unique values in use, and options of another product. */
export function findClashesWithShop(db: Db) {
  const by = <T extends { id: number }>(
    kind: ClashKind,
    valuesOf: (record: T) => readonly (string | number)[],
    problem: (other: number) => FieldProblem,
  ): Compare<T> => {
    return async (records) => {
      const values = records.flatMap((record) => valuesOf(record).map((value) => ({ id: record.id, value })));
      const clashes = await listClashes(db, kind, values);
      return new Map(clashes.map(({ id, other }) => [id, [problem(other)]]));
    };
  };
  const taken = (field: string) => (other: number) => ({
    field,
    reason: `가게에 이미 있는 ${other}번이 쓰고 있어요`,
  });
  const uuids = by<{ id: number; uuid: string }>("product uuid", ({ uuid }) => [uuid], taken("uuid"));
  const options = by<{ id: number; options: readonly { id: number }[] }>(
    "moved option",
    (record) => record.options.map((option) => option.id),
    (other) => ({ field: "options", reason: `가게에 있는 ${other}번 상품의 옵션이 들어 있어요` }),
  );
  return {
    category: by<{ id: number; slug: string }>("category slug", ({ slug }) => [slug], taken("slug")),
    distributor: by<{ id: number; uuid: string }>("distributor uuid", ({ uuid }) => [uuid], taken("uuid")),
    video: by<{ id: number; slug: string }>("video slug", ({ slug }) => [slug], taken("slug")),
    product: async (records: readonly { id: number; uuid: string; options: readonly { id: number }[] }[]) =>
      new Map([...(await uuids(records)), ...(await options(records))]),
  };
}
