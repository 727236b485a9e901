import type { TSchema } from "typebox";
import { nullable } from "../common-schemas.ts";
import { COMPONENTS, type ComponentName } from "./components.ts";

type Parts = { properties?: object; anyOf?: object };

/**
 * Finds the component that a schema of the contract is: of an object by its fields, which an optional or nullable copy
 * shares, of another one by identity, and of a value such as an id by its text where that is unlike all others.
 *
 * @example findComponentName(nullable(Cart)) // "Cart"
 */
export function findComponentName(schema: object): ComponentName | undefined {
  return names.get(schema) ?? names.get(keyOf(schema)) ?? valueNames.get(JSON.stringify(schema));
}

function keyOf(schema: object): object {
  const { properties, anyOf } = schema as Parts;
  return properties ?? anyOf ?? schema;
}

const entries = Object.entries(COMPONENTS) as [ComponentName, readonly [TSchema, string]][];
const names = new Map(
  entries.flatMap(([name, [schema]]): [object, ComponentName][] => [
    [schema, name],
    [keyOf(schema), name],
  ]),
);

/** Values with a text of their own; an instant is a short text like many others and is known by identity alone. */
const VALUES: readonly ComponentName[] = [
  "Id",
  "Uuid",
  "Money",
  "SignedMoney",
  "Count",
  "Day",
  "DayInput",
  "InstantInput",
  "OptionUnit",
  "MediaPath",
  "Version",
  "Zonecode",
  "VerificationCode",
  "VariantName",
];
const valueNames = new Map(
  VALUES.flatMap((name): [string, ComponentName][] => {
    const [schema] = COMPONENTS[name];
    return [
      [JSON.stringify(schema), name],
      [JSON.stringify(nullable(schema)), name],
    ];
  }),
);
