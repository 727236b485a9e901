import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { Frame } from "../frame/frame.tsx";
import { SessionProvider } from "../session/session-provider.tsx";
import { SnackbarHost } from "../ui/overlay/snackbar-host.tsx";
import { Gallery } from "./gallery.tsx";

/** Entry of `/dev/gallery`, which the development server alone serves. No route and no built file imports it. */
const router = createMemoryRouter([
  {
    path: "*",
    element: (
      <SessionProvider>
        <Frame>
          <Gallery />
          <SnackbarHost />
        </Frame>
      </SessionProvider>
    ),
  },
]);

document.body.dataset.letters = "whole";
const root = document.getElementById("gallery");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
