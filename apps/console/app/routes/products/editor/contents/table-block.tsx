import { type NodeViewProps, NodeViewWrapper } from "@tiptap/react";
import { Button } from "../../../../ui/form/button.tsx";

const MOST_ROWS = 20;
const MOST_COLUMNS = 4;

/** A table within the description, edited in its cells. */
export function TableBlock({ node, updateAttributes, deleteNode, editor }: NodeViewProps) {
  const rows = node.attrs.rows as string[][];
  const columns = rows[0]?.length ?? 1;
  const set = (next: string[][]) => updateAttributes({ rows: next });
  return (
    <NodeViewWrapper className="my-3" contentEditable={false}>
      <table className="w-full table-fixed border-collapse" aria-label="표">
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row of a table is named by its place alone.
            <tr key={row}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: so is a cell.
                <td key={column} className="border border-line p-0">
                  <input
                    aria-label={`${row + 1}줄 ${column + 1}칸`}
                    maxLength={200}
                    value={cell}
                    disabled={!editor.isEditable}
                    className="h-9 w-full bg-surface px-2 text-body focus:inset-shadow-focus focus:outline-none"
                    onChange={({ target }) =>
                      set(
                        rows.map((each, at) =>
                          at === row
                            ? each.map((old, place) => (place === column ? target.value : old))
                            : each,
                        ),
                      )
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {editor.isEditable && (
        <div className="mt-1.5 flex flex-wrap gap-1.5">
          <Button
            size="sm"
            denied={rows.length >= MOST_ROWS ? `${MOST_ROWS}줄까지 둘 수 있어요` : null}
            onClick={() => set([...rows, Array.from({ length: columns }, () => "")])}
          >
            줄 더하기
          </Button>
          <Button
            size="sm"
            denied={columns >= MOST_COLUMNS ? `${MOST_COLUMNS}칸까지 둘 수 있어요` : null}
            onClick={() => set(rows.map((cells) => [...cells, ""]))}
          >
            칸 더하기
          </Button>
          <Button
            size="sm"
            denied={rows.length === 1 ? "한 줄은 남아요. 표를 빼 주세요" : null}
            onClick={() => set(rows.slice(0, -1))}
          >
            끝 줄 빼기
          </Button>
          <Button size="sm" onClick={deleteNode}>
            표 빼기
          </Button>
        </div>
      )}
    </NodeViewWrapper>
  );
}
