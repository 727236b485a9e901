import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { createElement, type ReactElement, type ReactNode } from "react";

type Child = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * Makes React elements of a page: the same tags, attributes and texts, without the components that made them. Styles and
 * handlers within tags are left out, as React writes neither from a text.
 */
export function parsePageIntoReactElements(html: string): ReactElement {
  const root = parse(html).childNodes.find(isElement);
  if (!root) throw new Error("A page has an element");
  return asReact(root, 0);
}

function asReact({ tagName, attrs, childNodes }: Element, key: number): ReactElement {
  const given = attrs.filter(({ name }) => name !== "style" && !name.startsWith("on"));
  const props = { ...Object.fromEntries(given.map(({ name, value }) => [nameInReact(name), value])), key };
  // The text of these is written as it is.
  if (RAW.has(tagName)) {
    const text = childNodes.map((child) => ("value" in child ? child.value : "")).join("");
    return createElement(tagName, { ...props, dangerouslySetInnerHTML: { __html: text } });
  }
  const children = childNodes.map(asChild).filter((child) => child !== null);
  return createElement(tagName, props, ...children);
}

function asChild(node: Child, key: number): ReactNode {
  if (isElement(node)) return asReact(node, key);
  return node.nodeName === "#text" && "value" in node ? node.value : null;
}

function isElement(node: Child): node is Element {
  return "tagName" in node;
}

function nameInReact(name: string): string {
  return name === "class" ? "className" : name;
}

const RAW = new Set(["script", "style"]);
