import type { AuditEntries } from "../../../domain/audit/schema.ts";
import { isLanguage, languageCodes, languages } from "../../../i18n/languages.ts";
import type { SubjectName } from "./texts.ts";

/** Object of an action: its name, or the key of one, and the address of its screen. */
export type AuditSubject = { name: string; to?: string } | { key: SubjectName; name?: string; to?: string };

/** Finds name and address of the object of an action. An unknown object keeps the name that the log has. */
export function findSubject({ subject, title, action }: Pick<AuditEntries[number], "subject" | "title" | "action">): AuditSubject {
  const [kind = "", id = "", part = ""] = subject.split("/");
  switch (kind) {
    case "account":
      return { key: "account", to: "/accounts" };
    case "question":
      return { key: "question", to: `/inbox/${id}` };
    case "job":
      return { key: "job", name: id, to: "/jobs" };
    case "media":
      return { name: id, ...(action !== "media.removed" && { to: `/media/${id}` }) };
    case "newsletter":
      return id === "" ? { key: "newsletter", to: "/subscribers" } : { key: "newsletter", to: `/newsletter/${id}` };
    case "staff":
      return { name: title || id, to: "/people" };
    case "template":
      return { key: "template", to: "/templates" };
    case "site-config": {
      const language = languageCodes.find((code) => languages[code].configKey === id);
      return language ? { key: "site", name: languages[language].name, to: `/site?language=${language}` } : { key: "site", to: "/site" };
    }
    case "text":
      return { name: id, to: "/sentences" };
    case "synonyms":
      return { name: subject.slice(kind.length + id.length + 2), to: `/synonyms?language=${id}` };
    case "maintenance":
      return { key: "maintenance", to: "/maintenance" };
    case "examples":
      return { key: "examples", to: "/samples" };
    // A redirect is named by its old address.
    case "":
    case "redirects":
      return { name: subject, to: "/redirects" };
    case "inbox":
      return { key: "inbox", to: "/inbox" };
    case "security-log":
      return { key: "securityLog", to: "/security-log" };
    default:
      return entrySubject({ kind, id, part, subject, title });
  }
}

type Parts = { kind: string; id: string; part: string; subject: string; title: string };

function entrySubject({ kind, id, part, subject, title }: Parts): AuditSubject {
  if (id === "") return { name: subject };
  const name = title || id;
  return { name: isLanguage(part) ? `${name} (${languages[part].short})` : name, to: `/content/${kind}/${id}` };
}
