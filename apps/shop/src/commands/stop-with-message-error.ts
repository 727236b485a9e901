/** Error that ends a command with one sentence and exit code 1; any other error is a bug. */
export class StopWithMessageError extends Error {}
