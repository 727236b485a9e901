/** A value of PostgreSQL's `pg_node_tree`: a node, a list, one word, or nothing. */
export type Tree = Node | readonly Tree[] | string | null;
export type Node = { readonly type: string; readonly fields: Readonly<Record<string, Tree>> };

/**
 * Parses the text of a `pg_node_tree`, in which PostgreSQL keeps a query after it resolved every name in it.
 *
 * @example parseNodeTree("{PARAM :paramid 1}") // { type: "PARAM", fields: { paramid: "1" } }
 * @throws Error when the text ends inside a node or a list
 */
export function parseNodeTree(text: string): Tree {
  const tokens = text.match(/[(){}]|(?:\\.|[^\s(){}\\])+/gs) ?? [];
  let at = 0;

  function next(): string {
    const token = tokens[at];
    if (token === undefined) throw new Error("A node tree ends too early");
    at += 1;
    return token;
  }

  function value(): Tree {
    const token = next();
    if (token === "(") return list();
    if (token === "{") return node();
    return token === "<>" ? null : token.replace(/\\(.)/gs, "$1");
  }

  function list(): Tree[] {
    const found: Tree[] = [];
    while (tokens[at] !== ")") found.push(value());
    at += 1;
    return found;
  }

  function node(): Node {
    const type = next();
    const fields: Record<string, Tree> = {};
    while (tokens[at] !== "}") {
      const name = next().slice(1);
      const found: Tree[] = [];
      while (tokens[at] !== "}" && !tokens[at]?.startsWith(":")) found.push(value());
      // A constant is written as its length and its bytes: several words of one field.
      fields[name] = found.length > 1 ? found : (found[0] ?? null);
    }
    at += 1;
    return { type, fields };
  }

  return value();
}

export function isNode(tree: Tree | undefined): tree is Node {
  return typeof tree === "object" && tree !== null && !Array.isArray(tree);
}

/** Reads a field that holds nodes: a list of them, a single one, or none. */
export function nodesIn(node: Node, field: string): readonly Node[] {
  const tree = node.fields[field];
  if (isNode(tree)) return [tree];
  return Array.isArray(tree) ? tree.filter((each: Tree) => isNode(each)) : [];
}

export function nodeIn(node: Node, field: string): Node | null {
  return nodesIn(node, field)[0] ?? null;
}

export function numberIn(node: Node, field: string): number {
  return Number(node.fields[field]);
}

/** Reads the members of a bitmap set, such as `(b 3 5)`. */
export function membersIn(node: Node, field: string): readonly number[] {
  const tree = node.fields[field];
  return Array.isArray(tree) ? tree.slice(1).map(Number) : [];
}
