/** Ends a command with one sentence for whoever ran it and exit code 1; anything else that is thrown is a bug. */
export class StopWithMessage extends Error {}
