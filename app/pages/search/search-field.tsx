import { Form, useNavigation } from "react-router";
import { SubmitButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useAskedFields } from "#app/ui/use-asked-fields.ts";
import type { Copy } from "./copy/fr.ts";

type SearchFieldProps = { action: string; query: string; maxLength: number; copy: Copy["field"] };

/** One large field; a plain GET form without JavaScript. */
export function SearchField({ action, query, maxLength, copy }: SearchFieldProps) {
  const searching = useNavigation().formMethod !== undefined;
  const form = useAskedFields({ q: query });
  return (
    <search>
      <Form
        ref={form}
        action={action}
        className="flex rounded-control border border-strong bg-raised has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-mark has-[input:focus]:shadow-[inset_0_-3px_var(--color-light)]"
      >
        <input
          type="search"
          name="q"
          aria-label={copy.label}
          defaultValue={query}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          className="h-15 min-w-0 flex-1 bg-transparent px-4 text-h3 font-normal outline-none [&::-webkit-search-cancel-button]:appearance-none md:h-21 md:px-7 md:text-[clamp(1.5rem,0.9rem+1.4vw,2.125rem)]"
        />
        <SubmitButton loading={searching} loadingText={copy.searching} className="m-2 self-stretch">
          <Icon name="search" className="size-5 md:hidden" />
          <span className="max-md:sr-only">{copy.submit}</span>
        </SubmitButton>
      </Form>
    </search>
  );
}
