import { Container } from "#app/ui/container.tsx";
import { DataTable, textRows } from "#app/ui/data-table.tsx";
import type { PanguData } from "./data.server.ts";

export function Interfaces({ copy }: { copy: PanguData["copy"]["interfaces"] }) {
  return (
    <section aria-labelledby="interfaces" className="night py-section">
      <Container className="grid gap-x-gap gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id="interfaces" className="text-title">
            {copy.heading}
          </h2>
          <ol className="pt-8">
            {copy.questions.map((text, index) => (
              <li key={text} className="grid grid-cols-[2.5rem_1fr] border-t border-rule py-4">
                <span className="font-label tabular-nums text-action">{index + 1}</span>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="min-w-0 lg:col-span-7 lg:col-start-6">
          <DataTable caption={copy.caption} columns={copy.columns} rows={textRows(copy.rows)} />
        </div>
      </Container>
    </section>
  );
}
