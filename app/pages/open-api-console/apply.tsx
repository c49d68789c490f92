import { Link } from "react-router";
import { telAddress } from "#app/page/tel-address.ts";
import { contactAbout } from "#app/frame/contact-about.ts";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { ConsoleData } from "./data.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

const link = "line-link py-1.5 text-lead font-label text-action wrap-anywhere";

/** Says that real plants need an application, and how to send one. */
export function Apply({ loaded: { copy, account, company, state } }: { loaded: ConsoleData }) {
  const contact = contactAbout(useLayoutData()?.navigation.links.company.contact, "openApi");
  const { apply } = copy;
  const example = company.sample ? apply.example : undefined;
  return (
    <section aria-labelledby="apply">
      <h2 id="apply" className="text-h3">
        {apply.heading}
      </h2>
      <p className="max-w-prose pb-8 pt-3 text-soft wrap-anywhere">{fillPlaceholders(apply.text, { email: account })}</p>
      {state.access === "activated" && (
        <div className="pb-8">
          <Notice kind="done" heading={apply.activated} />
        </div>
      )}
      <ul className="flex flex-wrap gap-x-16 gap-y-6">
        {company.phone && (
          <li>
            <Label text={apply.phone} example={example} />
            <a href={telAddress(company.phone)} className={link}>
              {company.phone}
            </a>
          </li>
        )}
        {company.email && (
          <li>
            <Label text={apply.email} example={example} />
            <a href={`mailto:${company.email}?subject=Open%20API`} className={link}>
              {company.email}
            </a>
          </li>
        )}
      </ul>
      {contact && (
        <p className="pt-8">
          <Link to={contact.to} className="underline">
            {apply.form}
          </Link>
        </p>
      )}
    </section>
  );
}

function Label({ text, example }: { text: string; example: string | undefined }) {
  return (
    <span className="flex items-center gap-3 text-small text-soft">
      {text} {example && <Tag>{example}</Tag>}
    </span>
  );
}
