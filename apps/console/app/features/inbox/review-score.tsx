/** Score of a review as stars, read out as a number. */
export function ReviewScore({ score }: { score: number }) {
  return (
    <span className={score <= 2 ? "text-danger" : "text-warning"}>
      <span aria-hidden>{"★".repeat(score)}</span>
      <span className="sr-only">별점 {score}</span>
    </span>
  );
}
