import { Container } from "#app/ui/container.tsx";
import { DataTable, textRows } from "#app/ui/data-table.tsx";
import type { HubData } from "./data.server.ts";

export function Roles({ copy }: { copy: HubData["copy"]["roles"] }) {
  return (
    <section aria-labelledby="roles" className="night py-section">
      <Container>
        <div className="grid gap-x-gap gap-y-5 pb-12 lg:grid-cols-12">
          <h2 id="roles" className="text-title lg:col-span-5">
            {copy.heading}
          </h2>
          <p className="max-w-[46ch] text-lead text-soft lg:col-span-6 lg:col-start-7">{copy.text}</p>
        </div>
        <DataTable caption={copy.caption} columns={copy.columns} rows={textRows(copy.rows)} />
        <p className="max-w-[64ch] pt-6 text-small text-soft">{copy.needs}</p>
      </Container>
    </section>
  );
}
