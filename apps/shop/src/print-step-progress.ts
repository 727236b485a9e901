/** Title of the step whose line is unfinished; `null` between steps. */
let unfinished: string | null = null;

/** Prints a step on the terminal and the time it took; of steps at the same time each has a line of its own. */
export async function printStepProgress<T>(title: string, work: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  startLine(title);
  const dots = setInterval(() => {
    if (unfinished === title) process.stdout.write(".");
  }, 1000);
  try {
    const result = await work();
    endLine(title, `${((performance.now() - begin) / 1000).toFixed(1)}초`);
    return result;
  } catch (error) {
    endLine(title, "실패");
    throw error;
  } finally {
    clearInterval(dots);
  }
}

function startLine(title: string): void {
  process.stdout.write(`${unfinished === null ? "" : "\n"}  ${title} …`);
  unfinished = title;
}

function endLine(title: string, end: string): void {
  if (unfinished !== title) startLine(title);
  process.stdout.write(` ${end}\n`);
  unfinished = null;
}
