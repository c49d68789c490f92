import "./frame/replace-denied-storage.ts";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";

const root = document.querySelector("#root");
if (!root) throw new Error("The document has no place for the application");
// Styles are made while the page runs: the policy allows only those that carry the document's nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
const styles = createCache({ key: "admin", prepend: true, nonce });

createRoot(root).render(
  <CacheProvider value={styles}>
    <App />
  </CacheProvider>,
);
