import { createContext } from "react-router";

/** The action sets this when a form arrives after its session has expired: the page then shows the typed values, not the login. */
export const expiredSessionContext = createContext(false);
