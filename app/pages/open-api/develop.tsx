import { Container } from "#app/ui/container.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import type { Copy } from "./copy/fr.ts";
import type { OpenApiData } from "./data.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

/** Shows rate limits, error codes, and the calls of the OpenAPI document. */
export function Develop({ loaded: { copy, figures, groups, document } }: { loaded: OpenApiData }) {
  const { limits, reasons, reference } = copy;
  return (
    <div className="night">
      <Container className="py-section">
        <section aria-labelledby="limits" className="grid gap-x-gap gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <h2 id="limits" className="text-title">
              {limits.heading}
            </h2>
            <dl className="pt-8">
              {limits.items.map(({ figure, text }) => (
                <div key={text} className="flex items-baseline gap-5 border-t border-rule py-4">
                  <dt className="w-24 flex-none text-h2 font-monument tabular-nums">{fillPlaceholders(figure, figures)}</dt>
                  <dd className="text-soft">{fillPlaceholders(text, figures)}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="min-w-0 lg:col-span-7 lg:pl-10">
            <DataTable
              caption={reasons.caption}
              columns={reasons.columns}
              rows={reasons.rows.map(([code, status, reason, text]) => ({
                id: reason,
                cells: [code, status, <code key="reason">{reason}</code>, text] as const,
              }))}
            />
            <p className="max-w-[60ch] pt-6 text-small text-soft">{reasons.note}</p>
          </div>
        </section>
        <section aria-labelledby="reference" className="pt-section">
          <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 pb-8">
            <h2 id="reference" className="scroll-mt-24 text-title">
              {reference.heading}
            </h2>
            <a href={document} className="line-link py-1.5 font-label text-action wrap-anywhere forced-colors:underline">
              /api/openapi.json
            </a>
          </div>
          <p className="max-w-[56ch] pb-10 text-lead text-soft">{reference.lead}</p>
          {groups ? groups.map((group) => <Group key={group.tag} group={group} copy={reference} />) : <p>{reference.none}</p>}
        </section>
      </Container>
    </div>
  );
}

type GroupProps = { group: NonNullable<OpenApiData["groups"]>[number]; copy: Copy["reference"] };

function Group({ group: { tag, calls, count }, copy }: GroupProps) {
  const names: Record<string, string> = copy.groups;
  return (
    <details className="group border-t border-rule last:border-b">
      <summary className="flex items-baseline justify-between gap-6 py-5 hover:text-action">
        <h3 className="min-w-0 flex-1 text-h3">{names[tag] ?? tag}</h3>
        <span className="text-small text-soft tabular-nums group-open:text-action">{count}</span>
        <span aria-hidden="true" className="opening-sign" />
      </summary>
      <ul className="pb-8">
        {calls.map(({ method, path, summary, fields }) => (
          <li key={method + path} className="grid gap-x-gap gap-y-1 border-t border-rule py-3 text-small lg:grid-cols-12">
            <p className="flex gap-4 lg:col-span-5">
              <span className="w-10 flex-none font-label text-action">{method}</span>
              <code className="wrap-anywhere">{path}</code>
            </p>
            <p lang="en" className="text-soft lg:col-span-3">
              {summary}
            </p>
            <p className="flex flex-wrap gap-x-4 lg:col-span-4">
              {fields.map(({ place, names }) => (
                <span key={place}>
                  <span className="text-soft">{copy.places[place]} </span>
                  <code className="wrap-anywhere">{names.join(", ")}</code>
                </span>
              ))}
              {fields.length === 0 && <span className="text-soft">{copy.noFields}</span>}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
