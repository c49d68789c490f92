import { createContext } from "react-router";

/** Set by the action where a form came after its session had ended: then what was typed is shown, not the login page. */
export const expiredContext = createContext(false);
