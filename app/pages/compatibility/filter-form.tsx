import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Options, Select } from "#app/ui/select.tsx";
import { useFieldsFromAddress } from "#app/ui/use-fields-from-address.ts";
import type { CompatibilityData } from "./data.server.ts";
import { facets } from "./filter-rows.ts";

type FilterFormProps = { action: string } & Pick<CompatibilityData, "filter" | "choices" | "copy">;

export function FilterForm({ action, filter, choices, copy }: FilterFormProps) {
  const { device = "", maker = "", answer = "" } = filter;
  const values = { device, maker, answer };
  const form = useFieldsFromAddress(values);
  return (
    <search aria-label={copy.filter.label} className="print:hidden">
      <Form
        ref={form}
        action={action}
        className="grid items-end gap-x-gap gap-y-4 border-y border-rule py-5 md:grid-cols-[1fr_1fr_1fr_auto]"
      >
        {facets.map((facet) => (
          <Select key={facet} label={copy.filter[facet]} name={facet} defaultValue={values[facet]}>
            <option value="">{copy.filter.any}</option>
            <Options of={choices[facet]} />
          </Select>
        ))}
        <Button type="submit" className="min-h-12">
          {copy.filter.submit}
        </Button>
      </Form>
    </search>
  );
}
