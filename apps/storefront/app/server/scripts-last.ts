/**
 * The same page with its scripts fetched behind its styles and pictures: it stands before any of them runs, and on a
 * phone's network they would take the room of the first picture. React Router gives its preloads no priority.
 *
 * @param html a finished document as our renderer writes it: tags inside text and script text are escaped
 * @example scriptsLast('<link rel="modulepreload" href="/a.js"/>')
 * // '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>'
 */
export function scriptsLast(html: string): string {
  return html.replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ');
}
