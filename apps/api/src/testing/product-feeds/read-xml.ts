import sax from "sax";

/** Element of an XML document: its name with its prefix, attributes, texts and children. */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
};

/** Parses an XML document strictly; returns its root. @throws on what is not well-formed */
export function readXml(document: string): XmlElement {
  const parser = sax.parser(true, { xmlns: true });
  const root: XmlElement = { name: "", attributes: {}, text: "", children: [] };
  const open = [root];
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, value]) => [
      key,
      typeof value === "string" ? value : value.value,
    ]);
    const element = { name, attributes: Object.fromEntries(values), text: "", children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => void open.pop();
  const addText = (text: string) => {
    const own = open.at(-1);
    if (own) own.text += text;
  };
  parser.ontext = addText;
  parser.oncdata = addText;
  parser.write(document).close();
  const [first, ...others] = root.children;
  if (!first || others.length > 0) throw new Error("An XML document has one root");
  return first;
}

/** Returns the text of the only child of a name; `undefined` without one. @throws for several */
export function textOf(element: XmlElement, name: string): string | undefined {
  const found = element.children.filter((child) => child.name === name);
  if (found.length > 1) throw new Error(`${element.name} has ${found.length} ${name}`);
  return found[0]?.text;
}
