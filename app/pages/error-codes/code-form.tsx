import { Form } from "react-router";
import { CodeFields } from "#app/features/support/code-fields.tsx";
import type { SupportWords } from "#app/features/support/read-support.server.ts";
import { useFieldsFromAddress } from "#app/ui/use-fields-from-address.ts";
import type { ErrorCodesData } from "./data.server.ts";

type CodeFormProps = { action: string; search: ErrorCodesData["search"]; words: SupportWords };

export function CodeForm({ action, search, words }: CodeFormProps) {
  const form = useFieldsFromAddress({ code: search.text, family: search.family ?? "" });
  return (
    <search>
      <Form ref={form} action={action} className="grid gap-x-gap gap-y-4 border-y border-rule py-5 md:grid-cols-[2fr_1.4fr_auto]">
        <CodeFields words={words} text={search.text} family={search.family} />
      </Form>
    </search>
  );
}
