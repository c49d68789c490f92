import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Options, Select } from "#app/ui/select.tsx";
import { facets, parseFilter, filterQuery, type Filter } from "./download-filter.ts";
import type { DownloadsData } from "./data.server.ts";

type FilterFormProps = { action: string; filter: Filter; pageLanguage: string } & Pick<DownloadsData, "choices" | "copy">;

/** Works as a plain GET form. With JavaScript it leaves empty values out of the URL. */
export function FilterForm({ action, filter, choices, pageLanguage, copy }: FilterFormProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new URLSearchParams([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]));
    if (fields.get("language") === pageLanguage) fields.delete("language");
    void navigate(action + filterQuery(parseFilter(fields)), { preventScrollReset: true });
  };
  return (
    <search aria-label={copy.filter} className="block lg:sticky lg:top-8">
      <form method="get" action={action} onSubmit={submit} className="grid grid-cols-2 items-end gap-x-4 gap-y-5 lg:grid-cols-1">
        {facets
          .filter((facet) => choices[facet].length > 0)
          .map((facet) => (
            // The key remounts the select for a new URL: an uncontrolled select would keep its old choice.
            <Select
              key={`${facet} ${filter[facet]}`}
              label={copy.facets[facet]}
              name={facet}
              defaultValue={filter[facet] ?? (facet === "language" ? pageLanguage : "")}
            >
              {facet !== "language" && <option value="">{copy.any}</option>}
              <Options of={choices[facet].map(({ value, text }) => [value, text])} />
            </Select>
          ))}
        <Button type="submit" className="min-h-12">
          {copy.submit}
        </Button>
      </form>
    </search>
  );
}
