import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { createRoot } from "react-dom/client";
import { createHashRouter } from "react-router";
import { App } from "./app.tsx";
import { routes } from "./routes.tsx";
import { startStaffLanguage } from "./texts/staff-language.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("The document has no place for the application");
// Styles are made while the page runs: the policy allows only those that carry the document's nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
const styles = createCache({ key: "admin", prepend: true, nonce });

// The router calls the API at once, and calls name the language.
startStaffLanguage();
// Addresses follow `#`, so that the token of an invitation reaches no server.
const router = createHashRouter(routes);

createRoot(root).render(
  <CacheProvider value={styles}>
    <App router={router} />
  </CacheProvider>,
);
