import { CompanyRows } from "./company-rows.tsx";
import { ConsentChoice } from "./consent-choice.tsx";
import { ContactLines } from "./contact-lines.tsx";
import { CookieTables } from "./cookie-tables.tsx";
import type { BlockName } from "./policy-view.server.ts";
import type { PolicyData } from "./data.server.ts";

/** `outcome`: of the form about cookies, where it was just sent. */
type PolicyTextProps = { page: PolicyData; outcome: "saved" | "failed" | undefined };

/** The text, with what the page puts in: what the site says of the company, what it keeps in browsers, the choice about it. */
export function PolicyText({ page, outcome }: PolicyTextProps) {
  return (
    <div className="min-w-0 lg:col-span-8">
      {page.policy.parts.map((part, index) =>
        "html" in part ? (
          // The parts of a text never change their order.
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
  if (name === "company") return company && <CompanyRows company={company} copy={copy} />;
  if (name === "cookies") return cookies && <CookieTables copy={cookies.copy} groups={cookies.groups} />;
  if (name === "question-retention") return <p className="prose">{page.questionRetention}</p>;
  if (name === "reply-time") return page.replyTime && <p className="prose">{page.replyTime}</p>;
  if (name === "consent") return <ConsentChoice copy={copy.consent} outcome={outcome} />;
  return <ContactLines contact={contacts[name]} copy={copy} example={contactExample} />;
}
