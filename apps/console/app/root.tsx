import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { createQueryClient } from "./api/create-query-client.ts";
import icon from "./assets/icon.svg";
import { ErrorScreen } from "./frame/error-screen.tsx";
import styles from "./styles/app.css?url";
import { ToastHost } from "./ui/feedback/toast-host.tsx";

export const links = () => [{ rel: "icon", type: "image/svg+xml", href: icon }];

export const meta = () => [{ title: "오늘의과일 운영" }, { name: "robots", content: "noindex, nofollow" }];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ko">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <link rel="stylesheet" href={styles} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Outlet />
      <ToastHost />
    </QueryClientProvider>
  );
}

/** Page before the scripts have come. */
export function HydrateFallback() {
  return <p className="sr-only">불러오는 중이에요</p>;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ErrorScreen error={error} onRetry={() => location.reload()} />;
}
