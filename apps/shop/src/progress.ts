/** Prints a step on the terminal and the time it took. */
export async function withProgress<T>(title: string, work: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  process.stdout.write(`  ${title} …`);
  const dots = setInterval(() => process.stdout.write("."), 1000);
  try {
    const result = await work();
    process.stdout.write(` ${((performance.now() - begin) / 1000).toFixed(1)}초\n`);
    return result;
  } catch (error) {
    process.stdout.write(" 실패\n");
    throw error;
  } finally {
    clearInterval(dots);
  }
}
