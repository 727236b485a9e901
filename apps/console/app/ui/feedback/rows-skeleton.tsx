/** Rows that have not come yet. */
export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-busy="true">
      <p className="sr-only">불러오는 중이에요</p>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton have nothing else.
        <div key={index} className="flex h-13 items-center gap-4 border-t border-line">
          <span className="shimmer h-3 w-24" />
          <span className="shimmer h-3 flex-1" />
          <span className="shimmer h-3 w-16" />
        </div>
      ))}
    </div>
  );
}
