import { isCalendarDay, isInstant } from "@todayfruit/domain/calendar/kst";
import { Ajv, type ValidateFunction } from "ajv";
import buildSerializer from "fast-json-stringify";
import type { FastifyError, FastifyInstance, FastifySchemaCompiler } from "fastify";
import { AJV_DECIMAL_SETTINGS } from "./ajv-decimal-settings.ts";
import { findUnstorableText } from "./find-unstorable-text.ts";

/** Stops at the first error: one suffices for the caller, and listing all errors of hostile input costs time. */
const SHARED = {
  ...AJV_DECIMAL_SETTINGS,
  allErrors: false,
  strict: false,
  useDefaults: false,
  removeAdditional: false,
  formats: { date: isCalendarDay, "date-time": isInstant },
} as const;

const TEXT_VALIDATORS = new Ajv({ ...SHARED, coerceTypes: true });
const BODY_VALIDATORS = new Ajv(SHARED);
/** Compiled serializers by their schemas; like validators, shared by all APIs of a process. */
const SERIALIZERS = new WeakMap<object, (reply: unknown) => string>();

/**
 * Compiles schemas at their first use: all of them take half a second, too long for a start. Query and path are text and
 * are coerced to the schema's types; a body is not, so `"3"` is no number. An optional query parameter without a value is
 * absent, as in the specification's `take=` and `nextPage=`.
 */
export function registerSchemaCompilers(app: FastifyInstance): void {
  const compiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
    const validate = keepable(
      once(() => (httpPart === "body" ? BODY_VALIDATORS : TEXT_VALIDATORS).compile(schema)),
    );
    return httpPart === "querystring" ? withoutEmpty(schema, validate) : validate;
  };
  app.setValidatorCompiler(compiler);
  app.setSerializerCompiler(
    ({ schema }) =>
      (reply) =>
        serializerOf(schema)(reply),
  );
}

function serializerOf(schema: object): (reply: unknown) => string {
  const serialize = SERIALIZERS.get(schema) ?? buildSerializer(schema);
  SERIALIZERS.set(schema, serialize);
  return serialize;
}

/** Compiles a schema once, at its first use. */
function once(compile: () => ValidateFunction): () => ValidateFunction {
  let compiled: ValidateFunction | undefined;
  return () => {
    compiled ??= compile();
    return compiled;
  };
}

/** Validates by the schema, and refuses what the database cannot store. */
function keepable(compiled: () => ValidateFunction): Validate {
  return (data: unknown) => {
    const validate = compiled();
    if (!validate(data)) return { error: invalid(validate.errors ?? []) };
    const found = findUnstorableText(data);
    if (!found) return true;
    return {
      error: invalid([{ instancePath: found.path, schemaPath: "", keyword: found.keyword, params: {} }]),
    };
  };
}

type Validate = ReturnType<FastifySchemaCompiler<object>>;

/** Removes optional parameters without a value before the validation. */
function withoutEmpty(schema: { required?: readonly string[] }, validate: Validate): Validate {
  return (query: Record<string, unknown>) => {
    for (const name of Object.keys(query)) {
      if (query[name] === "" && !schema.required?.includes(name)) delete query[name];
    }
    return validate(query);
  };
}

function invalid(validation: NonNullable<FastifyError["validation"]>): Error {
  return Object.assign(new Error("invalid input"), { validation });
}
