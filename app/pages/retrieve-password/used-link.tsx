import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { Notice } from "#app/ui/notice.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { RetrieveData } from "./data.server.ts";

/** The mailed link has set a password or has expired. */
export function UsedLink({ loaded: { copy, account } }: { loaded: RetrieveData }) {
  const { login, retrievePassword } = useLayoutData()?.navigation.links.tools ?? {};
  return (
    <div className="grid max-w-prose gap-6 pt-6">
      <Notice kind="note" heading={copy.used.heading}>
        <p>{copy.used.text}</p>
      </Notice>
      <p className="flex flex-wrap gap-x-8 gap-y-2">
        {login && <TextLink to={login.to}>{copy.login}</TextLink>}
        {retrievePassword && <TextLink to={retrievePassword.to}>{account.code.again}</TextLink>}
      </p>
    </div>
  );
}
