let open: () => void = () => undefined;
const opened = new Promise<void>((resolve) => {
  open = resolve;
});

/**
 * Opens once the shopper has a token, or it is clear that there will be none: who presses a button sooner than that is
 * answered a moment later instead of being sent to the login.
 */
export const tokenGate = { opened, open: () => open() };
