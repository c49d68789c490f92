import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { createRoot } from "react-dom/client";
import { createHashRouter } from "react-router";
import { App } from "./app.tsx";
import { ignoreReplacedButton } from "./layout/ignore-double-clicks.ts";
import { routes } from "./routes.tsx";
import "../../app/styles/fonts.css";
import { startStaffLanguage } from "./texts/staff-language.ts";

const root = document.querySelector("#root");
if (!root) throw new Error("index.html has no element #root");
// Emotion inserts styles at run time; the content security policy allows only those with the document's nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
const styles = createCache({ key: "admin", prepend: true, nonce });

window.addEventListener("click", ignoreReplacedButton, { capture: true });
// Starts before the router, whose loader calls the API with this language.
startStaffLanguage();
// Hash routing keeps the token of an invitation link out of requests and server logs.
const router = createHashRouter(routes);

createRoot(root).render(
  <CacheProvider value={styles}>
    <App router={router} />
  </CacheProvider>,
);
