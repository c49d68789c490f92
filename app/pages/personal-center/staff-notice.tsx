import { Notice } from "#app/ui/notice.tsx";
import type { Copy } from "./copy/fr.ts";

type StaffNoticeProps = { copy: Copy["staffAccount"]; reason: "lastAdministrator" | "proofNeeded" };

export function StaffNotice({ copy, reason }: StaffNoticeProps) {
  const { heading, text } = copy[reason];
  return (
    <Notice kind="failed" heading={heading}>
      <p>{text}</p>
      <p className="pt-1">
        <a href="/admin" className="font-label underline">
          {copy.open}
        </a>
      </p>
    </Notice>
  );
}
