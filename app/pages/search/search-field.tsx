import { Form, Link, useNavigation } from "react-router";
import { EmergencyNotice } from "#app/features/support/emergency-notice.tsx";
import type { Emergency } from "#app/features/support/read-emergency.server.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useFieldsFromAddress } from "#app/ui/use-fields-from-address.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import type { Copy } from "./copy/fr.ts";
import { useSuggestions } from "./use-suggestions.ts";

type SearchFieldProps = {
  action: string;
  query: string;
  maxLength: number;
  copy: Copy["field"];
  emergency: Emergency;
  /** Whether the query has words of an emergency. */
  isEmergency: boolean;
};

/** Works as a plain GET form; with JavaScript a list of suggestions opens below, or in an emergency its notice. */
export function SearchField({ action, query, maxLength, copy, emergency, isEmergency }: SearchFieldProps) {
  const searching = useNavigation().formMethod !== undefined;
  const form = useFieldsFromAddress({ q: query });
  const { suggestions, active, isOpen, isTypedEmergency, listId, field, close } = useSuggestions();
  return (
    <search className="relative block">
      <Form
        ref={form}
        action={action}
        onSubmit={close}
        className="flex rounded-control border border-strong bg-raised has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-mark has-[input:focus]:shadow-[inset_0_-3px_var(--color-light)]"
      >
        <input
          type="search"
          name="q"
          aria-label={copy.label}
          defaultValue={query}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- without a query the page has no other purpose
          autoFocus={query === ""}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          className="h-15 min-w-0 flex-1 bg-transparent px-4 text-h3 font-normal outline-none [&::-webkit-search-cancel-button]:appearance-none md:h-21 md:px-7 md:text-[clamp(1.5rem,0.9rem+1.4vw,2.125rem)]"
          {...field}
        />
        <SubmitButton loading={searching} loadingText={copy.searching} className="m-2 self-stretch">
          <Icon name="search" className="size-5 md:hidden" />
          <span className="max-md:sr-only">{copy.submit}</span>
        </SubmitButton>
      </Form>
      <SuggestionList suggestions={suggestions} active={active} isOpen={isOpen} listId={listId} close={close} label={copy.suggested} />
      {(isEmergency || isTypedEmergency) && (
        <div className="pt-4">
          <EmergencyNotice {...emergency} isAlert={isTypedEmergency} />
        </div>
      )}
      <output className="sr-only">{isOpen ? fillPlaceholders(copy.suggestedCount, { number: suggestions.length }) : ""}</output>
    </search>
  );
}

type SuggestionListProps = Pick<ReturnType<typeof useSuggestions>, "suggestions" | "active" | "isOpen" | "listId" | "close"> & {
  label: string;
};

function SuggestionList({ suggestions, active, isOpen, listId, close, label }: SuggestionListProps) {
  return (
    <div
      id={listId}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options of a datalist cannot be links
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      hidden={!isOpen}
      // Keeps the focus in the field: the blur would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-20 mt-2 rounded-control border border-strong bg-raised py-1"
    >
      {suggestions.map(({ id, to, title, isFile, lang }, index) => (
        <Link
          key={id}
          id={id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a link that is an option of the list above
          role="option"
          aria-selected={index === active}
          to={to}
          reloadDocument={isFile}
          tabIndex={-1}
          lang={lang}
          onClick={close}
          className="block px-4 py-2.5 wrap-anywhere hover:underline aria-selected:bg-sand aria-selected:underline md:px-7"
        >
          {title}
        </Link>
      ))}
    </div>
  );
}
