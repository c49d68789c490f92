import type { AuthProvider } from "react-admin";
import type { Me } from "../../../domain/staff/schema.ts";
import { CallError } from "../api/answer.ts";
import { callOnce } from "../api/call.ts";

let known: Promise<Me> | undefined;

/** Who is logged in; asked once, and again after a login. */
export function readMe(): Promise<Me> {
  known ??= callOnce("GET /staff/me", {});
  known.catch(() => (known = undefined));
  return known;
}

const forget = () => (known = undefined);

export const authProvider: AuthProvider = {
  async login() {
    forget();
    await readMe();
  },
  async logout() {
    forget();
    await callOnce("POST /account/sign-out", {}).catch(ignoreRefusal);
  },
  async checkAuth() {
    await readMe();
  },
  // A call asks in place for what is missing: nobody is sent away from what they were typing.
  checkError: () => Promise.resolve(),
  async getIdentity() {
    const { id, name } = await readMe();
    return { id, fullName: name };
  },
  async getPermissions() {
    const { role, languages } = await readMe();
    return { role, languages };
  },
};

/** Whoever has no session any more is logged out. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof CallError)) throw error;
}
