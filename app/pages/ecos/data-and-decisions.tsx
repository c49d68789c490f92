import { Link } from "react-router";
import { useSiteLinks } from "#app/features/platform/next-steps.tsx";
import { Container } from "#app/ui/container.tsx";
import { DataTable, textRows } from "#app/ui/data-table.tsx";
import type { Copy } from "./copy/fr.ts";

export function DataAndDecisions({ copy: { decisions, data } }: { copy: Omit<Copy, "seo"> }) {
  const { privacy } = useSiteLinks().legal ?? {};
  return (
    <div className="night">
      <Container className="py-section">
        <section aria-labelledby="decisions">
          <h2 id="decisions" className="pb-10 text-title">
            {decisions.heading}
          </h2>
          <dl>
            {decisions.items.map(({ who, what }) => (
              <div key={who} className="grid items-baseline gap-x-gap gap-y-2 border-t border-rule py-7 lg:grid-cols-12">
                <dt className="text-h3 text-action lg:col-span-4">{who}</dt>
                <dd className="max-w-[46ch] text-lead lg:col-span-7">{what}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="data" className="grid gap-x-gap gap-y-8 pt-section lg:grid-cols-12">
          <div className="lg:col-span-4">
            <h2 id="data" className="text-title">
              {data.heading}
            </h2>
            {privacy && (
              <p className="pt-6">
                <Link to={privacy.to} className="inline-block py-1 underline underline-offset-4">
                  {data.privacy}
                </Link>
              </p>
            )}
          </div>
          <div className="min-w-0 lg:col-span-8">
            <DataTable caption={data.caption} columns={data.columns} rows={textRows(data.rows)} />
          </div>
        </section>
      </Container>
    </div>
  );
}
