import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, parseAllDocuments, type ScalarTag } from "yaml";
import type { KubernetesObject } from "./list-kubernetes-object-problems.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

export function readDeploymentFile(file: string): string {
  return readFileSync(path.join(ROOT, "deploy", file), "utf8");
}

/** Reads every file of `deploy/`, by its path there. */
export function readDeploymentFiles(): Map<string, string> {
  const files = globSync("**/*.*", { cwd: path.join(ROOT, "deploy") }).sort();
  return new Map(files.map((file) => [file, readDeploymentFile(file)]));
}

/** Reads the objects of a manifest. */
export function readObjects<T = KubernetesObject>(file: string): T[] {
  return parseAllDocuments(readDeploymentFile(`kubernetes/${file}`)).map((document) => document.toJS() as T);
}

/** Reads the objects that `kubectl apply -k` applies. */
export function readAppliedObjects<T = KubernetesObject>(): T[] {
  const { resources } = parse(readDeploymentFile("kubernetes/kustomization.yaml")) as { resources: string[] };
  return resources.flatMap((file) => readObjects<T>(file));
}

export type ComposeService = {
  environment?: Record<string, string>;
  ports?: string[];
  expose?: string[];
  command?: string[];
  read_only?: boolean;
  profiles?: string[];
  depends_on?: Record<string, { condition: string }>;
  image?: string;
};

/** Reads a compose file; a variable without a default becomes its name in small letters. */
export function readCompose(file: string): { services: Record<string, ComposeService> } {
  const text = readDeploymentFile(`compose/${file}`).replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, kind: string, rest: string) => (kind === "-" ? rest : name.toLowerCase()),
  );
  return parse(text, { merge: true, customTags: [OVERRIDE] });
}

/** Tag of a list that takes the place of the one before instead of being added to it. */
const OVERRIDE: ScalarTag = { tag: "!override", collection: "seq" } as unknown as ScalarTag;
