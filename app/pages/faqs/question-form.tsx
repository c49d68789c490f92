import { Form } from "react-router";
import { useFieldsFromAddress } from "#app/ui/use-fields-from-address.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { FaqsData } from "./data.server.ts";

type QuestionFormProps = { action: string; longest: number; filter: FaqsData["filter"]; copy: FaqsData["copy"] };

/** Searches within the selected product line. */
export function QuestionForm({ action, longest, filter, copy }: QuestionFormProps) {
  const form = useFieldsFromAddress({ q: filter.text });
  return (
    <search>
      <Form ref={form} action={action} className="flex gap-3">
        {filter.line && <input type="hidden" name="line" value={filter.line} />}
        <input
          type="search"
          name="q"
          aria-label={copy.search.label}
          placeholder={copy.search.example}
          defaultValue={filter.text}
          maxLength={longest}
          autoComplete="off"
          className="input min-w-0 flex-1"
        />
        <Button type="submit">
          <Icon name="search" className="size-5 md:hidden" />
          <span className="max-md:sr-only">{copy.search.submit}</span>
        </Button>
      </Form>
    </search>
  );
}
