import { CompanyRows } from "./company-rows.tsx";
import { ConsentChoice } from "./consent-choice.tsx";
import { ContactLines } from "./contact-lines.tsx";
import { CookieTables } from "./cookie-tables.tsx";
import type { BlockName } from "./policy-view.server.ts";
import type { PolicyData } from "./route.tsx";

/** The text, with what the page puts in: what the site says of the company, what it keeps in browsers, the choice about it. */
export function PolicyText({ page }: { page: PolicyData }) {
  return (
    <div className="min-w-0 lg:col-span-8">
      {page.policy.parts.map((part, index) =>
        "html" in part ? (
          // The parts of a text never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className="prose" dangerouslySetInnerHTML={{ __html: part.html }} />
        ) : (
          <Block key={part.block} name={part.block} page={page} />
        ),
      )}
    </div>
  );
}

function Block({ name, page }: { name: BlockName; page: PolicyData }) {
  const { copy, company, cookies, contacts, contactExample } = page;
  if (name === "company") return company && <CompanyRows company={company} copy={copy} />;
  if (name === "cookies") return cookies && <CookieTables copy={cookies.copy} groups={cookies.groups} />;
  if (name === "consent") return <ConsentChoice copy={copy.consent} />;
  return <ContactLines contact={contacts[name]} copy={copy} example={contactExample} />;
}
