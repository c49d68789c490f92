import { CompanyRows } from "./company-rows.tsx";
import { ConsentChoice } from "./consent-choice.tsx";
import { ContactLines } from "./contact-lines.tsx";
import { CookieTables } from "./cookie-tables.tsx";
import type { BlockName } from "./policy-view.server.ts";
import type { PolicyData } from "./data.server.ts";

/** `outcome` is the result of the cookie form that was just submitted. */
type PolicyTextProps = { page: PolicyData; outcome: "saved" | "failed" | undefined };

/** Renders the policy and replaces placeholders with company details, cookie tables and the consent form. */
export function PolicyText({ page, outcome }: PolicyTextProps) {
  return (
    <div className="min-w-0 lg:col-span-8">
      {page.policy.parts.map((part, index) =>
        "html" in part ? (
          // Parts never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className="prose not-first:[&>h2:first-child]:mt-7" dangerouslySetInnerHTML={{ __html: part.html }} />
        ) : (
          <Block key={part.block} name={part.block} page={page} outcome={outcome} />
        ),
      )}
    </div>
  );
}

function Block({ name, page, outcome }: PolicyTextProps & { name: BlockName }) {
  const { copy, company, cookies, contacts, contactExample } = page;
  if (name === "company") return company && <CompanyRows rows={company} copy={copy} />;
  if (name === "cookies") return cookies && <CookieTables copy={cookies.copy} groups={cookies.groups} />;
  if (name === "question-retention") return <p className="prose">{page.questionRetention}</p>;
  if (name === "reply-time") return page.replyTime && <p className="prose">{page.replyTime}</p>;
  if (name === "consent") return <ConsentChoice copy={copy.consent} outcome={outcome} />;
  return <ContactLines contact={contacts[name]} copy={copy} example={contactExample} />;
}
