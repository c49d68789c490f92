import { Moment } from "#app/page/moment.tsx";
import { DataTable } from "#app/ui/data-table.tsx";
import type { OpenApiState } from "#domain/open-api/schema";
import type { Language } from "#i18n/languages.ts";
import type { ConsoleData } from "./data.server.ts";

type RequestsProps = { copy: ConsoleData["copy"]["requests"]; language: Language; requests: OpenApiState["requests"] };

export function Requests({ copy, language, requests }: RequestsProps) {
  return (
    <DataTable
      caption={copy.heading}
      columns={[copy.path, copy.method, copy.status, copy.time]}
      rows={requests.map(({ method, path, status, at }, index) => ({
        id: `${at} ${index}`,
        cells: [path, method, status, <Moment key={at} language={language} moment={at} />],
      }))}
      empty={<span className="text-soft">{copy.none}</span>}
    />
  );
}
