import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendRefusal } from "../error-handler.ts";

export type AppLinks = {
  /** `package=SHA-256` of each Android app, as its setting has them; `undefined` without one. */
  android: string | undefined;
  /** `TEAM.bundle` of each iOS app, as its setting has them; `undefined` without one. */
  apple: string | undefined;
};

const ANDROID_RELATIONS = [
  "delegate_permission/common.handle_all_urls",
  "delegate_permission/common.get_login_creds",
];
/** Addresses of programs, which no app opens. */
const NOT_IN_APPS = [
  "/v1/*",
  "/v2/*",
  "/v3/*",
  "/v4/*",
  "/v1.1/*",
  "/v1.2/*",
  "/mcp",
  "/docs",
  "/openapi.json",
];

/**
 * Serves the files by which Android and iOS verify that an app may open the addresses of the shop: Digital Asset Links
 * and associated domains. Each is 404 without its setting.
 */
export function registerAppLinks(app: FastifyInstance, { android, apple }: AppLinks): void {
  serve(app, "/.well-known/assetlinks.json", android === undefined ? null : assetLinksOf(android));
  serve(app, "/.well-known/apple-app-site-association", apple === undefined ? null : associationOf(apple));
}

function serve(app: FastifyInstance, path: string, content: unknown): void {
  app.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
    if (content === null) return sendRefusal(request, reply, "NOT_FOUND");
    return reply
      .type("application/json; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(JSON.stringify(content));
  });
}

/** @example assetLinksOf("com.shop.app=AA:BB") // [{ relation: […], target: { package_name: "com.shop.app", … } }] */
function assetLinksOf(setting: string): object[] {
  return setting.split(",").map((entry) => {
    const [packageName = "", fingerprints = ""] = entry.trim().split("=");
    return {
      relation: ANDROID_RELATIONS,
      target: {
        namespace: "android_app",
        package_name: packageName,
        sha256_cert_fingerprints: fingerprints.split("|"),
      },
    };
  });
}

function associationOf(setting: string): object {
  const appIDs = setting.split(",").map((id) => id.trim());
  const components = [...NOT_IN_APPS.map((path) => ({ "/": path, exclude: true })), { "/": "/*" }];
  return { applinks: { details: [{ appIDs, components }] }, webcredentials: { apps: appIDs } };
}
