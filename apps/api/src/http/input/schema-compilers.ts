import { Ajv, type ValidateFunction } from "ajv";
import type { FastifyError, FastifyInstance, FastifySchemaCompiler } from "fastify";
import { findUnkeepable } from "./unkeepable.ts";

/** Stops at the first error: nobody reads more, and what a stranger sends is not to be listed at our cost. */
const shared = { allErrors: false, strict: false, useDefaults: false, removeAdditional: false } as const;

/**
 * Query and path come as text and are turned into what the schema says; a body is taken as it is, so `"3"` is no number.
 */
export function useSchemaCompilers(app: FastifyInstance): void {
  const forText = new Ajv({ ...shared, coerceTypes: true });
  const forBody = new Ajv(shared);
  const compiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
    keepable(once(() => (httpPart === "body" ? forBody : forText).compile(schema)));
  app.setValidatorCompiler(compiler);
}

/** Two hundred calls take a third of a second to compile, and nobody who starts a shop waits for all of them. */
function once(compile: () => ValidateFunction): () => ValidateFunction {
  let compiled: ValidateFunction | undefined;
  return () => {
    compiled ??= compile();
    return compiled;
  };
}

/** What the schema allows and a database can keep. */
function keepable(compiled: () => ValidateFunction): ReturnType<FastifySchemaCompiler<object>> {
  return (data: unknown) => {
    const validate = compiled();
    if (!validate(data)) return { error: invalid(validate.errors ?? []) };
    const found = findUnkeepable(data);
    if (!found) return true;
    return {
      error: invalid([{ instancePath: found.path, schemaPath: "", keyword: found.keyword, params: {} }]),
    };
  };
}

function invalid(validation: NonNullable<FastifyError["validation"]>): Error {
  return Object.assign(new Error("invalid input"), { validation });
}
