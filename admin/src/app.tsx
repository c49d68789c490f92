import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import { QueryClientProvider } from "@tanstack/react-query";
import type { createHashRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { queryClient } from "./api/query-client.ts";
import { Notifications } from "./notifications/notifications.tsx";
import { theme } from "./theme.ts";

export function App({ router }: { router: ReturnType<typeof createHashRouter> }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        <RouterProvider router={router} />
        <Notifications />
      </ThemeProvider>
    </QueryClientProvider>
  );
}
