import { Ajv } from "ajv";
import type { FastifyInstance, FastifySchemaCompiler } from "fastify";

const shared = { allErrors: true, strict: false, useDefaults: false, removeAdditional: false } as const;

/**
 * Query and path come as text and are turned into what the schema says; a body is taken as it is, so `"3"` is no number.
 */
export function useSchemaCompilers(app: FastifyInstance): void {
  const forText = new Ajv({ ...shared, coerceTypes: true });
  const forBody = new Ajv(shared);
  const compiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
    httpPart === "body" ? forBody.compile(schema) : forText.compile(schema);
  app.setValidatorCompiler(compiler);
}
