import { telAddress } from "#app/page/tel-address.ts";
import { Tag } from "#app/ui/tag.tsx";
import type { CompanyRow } from "./company.server.ts";
import type { PolicyData } from "./data.server.ts";

/** Company details from the site settings. */
export function CompanyRows({ rows, copy }: { rows: readonly CompanyRow[]; copy: PolicyData["copy"] }) {
  if (rows.length === 0) return null;
  return (
    <div className="max-w-[40rem] py-6">
      <dl className="border-b border-rule">
        {rows.map((row) => (
          <div key={row.name} className="grid gap-x-6 border-t border-rule py-3 md:grid-cols-[2fr_3fr]">
            <dt className="hyphens-auto text-soft">{row.label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">
              <Value row={row} /> {row.isExample && <Tag>{copy.example}</Tag>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Value({ row: { name, value } }: { row: CompanyRow }) {
  if (name === "email") return <MailLink address={value} />;
  if (name === "phone") return <a href={telAddress(value)}>{value}</a>;
  return value;
}

export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="text-action underline wrap-anywhere">
      {address}
    </a>
  );
}
