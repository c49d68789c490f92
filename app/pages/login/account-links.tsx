import { Link, useLocation } from "react-router";
import { carryEmail } from "#app/features/account/carried-email.ts";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import type { LoginData } from "./data.server.ts";

const link = "line-link py-1.5 font-label text-action";

/** `typed`: content of the login field, which the link to a new password carries if it is a mail address. */
export function AccountLinks({ copy, typed }: { copy: LoginData["copy"]; typed: string }) {
  const tools = useLayoutData()?.navigation.links.tools;
  const next = new URLSearchParams(useLocation().search).get("next");
  const query = next ? `?${new URLSearchParams({ next })}` : "";
  return (
    <p className="mt-10 flex flex-wrap items-baseline gap-x-10 gap-y-3 border-t border-rule pt-6">
      {tools?.signUp && (
        <span>
          <span className="text-soft">{copy.noAccount}</span>{" "}
          <Link to={tools.signUp.to + query} className={link}>
            {copy.signUp}
          </Link>
        </span>
      )}
      {tools?.retrievePassword && (
        <Link to={tools.retrievePassword.to} state={carryEmail(typed)} className={link}>
          {copy.forgotten}
        </Link>
      )}
    </p>
  );
}
