/** A bar that shows how much of a whole is done; the numbers beside it say the same. */
export function ProgressBar({ done, whole }: { done: number; whole: number }) {
  const percent = whole === 0 ? 0 : Math.round((done / whole) * 100);
  return (
    <svg className="block h-1 w-full" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
      <rect width="100" height="4" rx="2" className="fill-line" />
      <rect width={percent} height="4" rx="2" className="fill-brand" />
    </svg>
  );
}
