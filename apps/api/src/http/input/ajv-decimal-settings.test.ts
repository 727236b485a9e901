import * as callTables from "@todayfruit/contract/call-tables";
import Fastify from "fastify";
import { type TSchema, Type } from "typebox";
import { expect, test } from "vitest";
import { createRecordValidator } from "../../features/import/validate/create-record-validator.ts";
import { parseAndCheckCell } from "../../features/sheets/parsing/parse-and-check-cell.ts";
import { registerSchemaCompilers } from "./register-schema-compilers.ts";

type Decimal = { type: "number"; minimum: number; maximum: number; multipleOf: number };

/** Every number of the contract that has decimals, once for each step and range. */
const DECIMALS = new Map(
  decimalsIn(callTables).map((schema) => [
    `${schema.minimum} to ${schema.maximum} in steps of ${schema.multipleOf}`,
    schema,
  ]),
);

test("the contract has numbers with decimals", () => {
  expect(DECIMALS.size).toBeGreaterThan(1);
});

test.each([...DECIMALS])(
  "every number of %s is accepted by calls, sheets and imports, and none between",
  async (_name, schema) => {
    const app = Fastify();
    registerSchemaCompilers(app);
    app.post("/", { schema: { body: { type: "object", properties: { value: schema } } } }, async () => "");
    const isAccepted = async (value: number) =>
      (await app.inject({ method: "POST", url: "/", payload: { value } })).statusCode === 200;
    const record = createRecordValidator(Type.Object({ value: schema as unknown as TSchema }));
    const column = {
      kind: "decimal",
      field: "value",
      heading: "값",
      schema: schema as unknown as TSchema,
    } as const;
    const digits = String(schema.multipleOf).length - 2;
    const steps = Math.round((schema.maximum - schema.minimum) / schema.multipleOf);
    const stride = Math.max(1, Math.floor(steps / 400));
    for (let step = 0; step <= steps; step += stride) {
      const text = (schema.minimum + step * schema.multipleOf).toFixed(digits);
      const value = Number(text);
      expect([
        text,
        await isAccepted(value),
        record.is({ value }),
        parseAndCheckCell(column, text).ok,
      ]).toEqual([text, true, true, true]);
    }
    const between = Number(`${schema.minimum.toFixed(digits)}5`);
    expect([await isAccepted(between), record.is({ value: between })]).toEqual([false, false]);
    await app.close();
  },
);

function decimalsIn(value: unknown): Decimal[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "multipleOf" in value && Number(value.multipleOf) < 1 ? [value as Decimal] : [];
  return [...own, ...Object.values(value).flatMap(decimalsIn)];
}
