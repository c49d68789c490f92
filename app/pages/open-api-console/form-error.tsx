import { Link } from "react-router";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Notice } from "#app/ui/notice.tsx";
import { localPath } from "#i18n/paths.ts";
import type { ConsoleAnswer } from "./console-actions.ts";
import type { ConsoleData } from "./data.server.ts";

type FormErrorProps = { loaded: ConsoleData; answer: ConsoleAnswer | undefined; forms: readonly string[] };

/** Shows the error of the last submission if it came from one of the forms. */
export function FormError({ loaded: { copy, messages, address }, answer, forms }: FormErrorProps) {
  const login = `${localPath(usePageLanguage(), "/login")}?${new URLSearchParams({ next: address })}`;
  if (!answer?.reason || !forms.includes(answer.form)) return null;
  if (answer.reason !== "notSignedIn") return <Notice kind="failed" heading={messages[answer.reason] ?? messages.internal} />;
  return (
    <Notice kind="failed" heading={copy.sessionEnded}>
      <Link to={login} className="justify-self-start underline">
        {copy.login}
      </Link>
    </Notice>
  );
}
