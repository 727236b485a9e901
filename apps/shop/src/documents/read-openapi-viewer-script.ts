import Fastify from "fastify";

/**
 * Returns the script of Scalar's viewer. Its package for Fastify has the whole viewer in one file and serves it with a page
 * whose nonce would be the same in every reply, so the script alone is taken from it.
 */
export async function readOpenapiViewerScript(): Promise<string> {
  const { default: viewer } = await import("@scalar/fastify-api-reference");
  const app = Fastify();
  await app.register(viewer, { routePrefix: "/viewer", configuration: { url: "/openapi.json" } });
  const { statusCode, body } = await app.inject("/viewer/js/scalar.js");
  await app.close();
  if (statusCode !== 200) throw new Error(`the viewer's script was answered with ${statusCode}`);
  return body;
}
