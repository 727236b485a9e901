/** Table of names and facts. */
export function FactTable({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <table className="w-full border-t border-line text-label">
      <tbody>
        {rows.map(([name = "", ...facts]) => (
          <tr key={name} className="border-b border-line align-top">
            <th className="w-32 bg-sunken px-3 py-2.5 text-left font-medium text-ink-2" scope="row">
              {name}
            </th>
            <td className="px-3 py-2.5">{facts.join(" ")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
