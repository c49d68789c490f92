import { useEffect, useRef } from "react";
import { focusField } from "#app/form/focus-first-error.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { ConsoleData } from "./data.server.ts";

type SecretNoticeProps = {
  copy: ConsoleData["copy"]["secret"];
  heading: string;
  /** Lines for a shell, with the secret. */
  code: string;
  note: string;
};

/** Shows a secret right after its creation, the only time that it is shown. */
export function SecretNotice({ copy, heading, code, note }: SecretNoticeProps) {
  const secret = useRef<HTMLPreElement>(null);
  useEffect(() => {
    if (secret.current) focusField(secret.current);
  }, [code]);
  return (
    <Notice kind="done" heading={heading}>
      <p>{copy.once}</p>
      <p className="pt-2 text-small text-soft">{note}</p>
      <pre
        ref={secret}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- without JavaScript the response is a new page, which scrolls to the secret
        autoFocus
        tabIndex={-1}
        lang="en"
        className="night rounded-control px-4 py-3 text-small whitespace-pre-wrap wrap-anywhere"
      >
        <code>{code}</code>
      </pre>
      <CopyButton text={code} words={copy} label={heading} className="justify-self-start pt-2" />
    </Notice>
  );
}
