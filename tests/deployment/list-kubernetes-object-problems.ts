import { Ajv } from "ajv";
import { CLOUDNATIVE_PG } from "./cloudnative-pg-schemas.ts";

export type KubernetesObject = {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string> };
};

type Validate = {
  (data: unknown): boolean;
  errors?: { instancePath: string; keyword: string; params: object }[] | null;
};

/**
 * Lists what the published schema of an object's kind refuses, and each field that it does not know.
 *
 * @example await listKubernetesObjectProblems({ apiVersion: "v1", kind: "Pod", metadata: { nmae: "a" } })
 *   // ["/metadata/nmae: unknown"]
 */
export async function listKubernetesObjectProblems(object: KubernetesObject): Promise<string[]> {
  const validate = await schemaOf(object);
  const read = new Set<string>();
  validate(recordReads(object, "", read));
  const refused = (validate.errors ?? []).map(
    ({ instancePath, keyword, params }) => `${instancePath}: ${keyword} ${JSON.stringify(params)}`,
  );
  return [...refused, ...unknownFields(object, "", read)];
}

async function schemaOf({ apiVersion, kind }: KubernetesObject): Promise<Validate> {
  const own = CLOUDNATIVE_PG[`${apiVersion} ${kind}`];
  if (own) return new Ajv({ strict: false, allErrors: true }).compile(own) as Validate;
  const [version = "", group = "core"] = apiVersion.split("/").reverse();
  const name = [group.split(".")[0] ?? "", version]
    .map((part) => part[0]?.toUpperCase() + part.slice(1))
    .join("");
  const { validate } = (await import(`kubernetes-models/_schemas/IoK8sApi${name}${kind}`)) as {
    validate: Validate;
  };
  return validate;
}

/**
 * Returns a view of a value that records the path of each property that is read. A compiled schema reads the properties it
 * knows, and those of a map; Kubernetes' own schemas allow others and its server then drops them.
 */
function recordReads(value: unknown, path: string, read: Set<string>): unknown {
  if (typeof value !== "object" || value === null) return value;
  return new Proxy(value, {
    get(target, key) {
      const child: unknown = Reflect.get(target, key);
      if (typeof key === "symbol") return child;
      read.add(`${path}/${key}`);
      return Object.hasOwn(target, key) ? recordReads(child, `${path}/${key}`, read) : child;
    },
  });
}

function unknownFields(value: unknown, path: string, read: ReadonlySet<string>): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    read.has(`${path}/${key}`) ? unknownFields(child, `${path}/${key}`, read) : [`${path}/${key}: unknown`],
  );
}
