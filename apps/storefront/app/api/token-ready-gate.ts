let open: () => void = () => undefined;
const opened = new Promise<void>((resolve) => {
  open = resolve;
});

/**
 * Gate that opens once the shopper has a token or cannot get one, so that a press before that waits instead of leading
 * to the login.
 */
export const tokenReadyGate = { opened, open: () => open() };
