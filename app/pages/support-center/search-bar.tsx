import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { localPath } from "#i18n/paths.ts";
import type { HubData } from "./data.server.ts";

/** Searches the whole site, because product pages have answers too. */
export function SearchBar({ copy: { search, quick }, longest }: Pick<HubData, "copy" | "longest">) {
  const language = usePageLanguage();
  return (
    <div className="flex flex-col gap-4">
      <search>
        <Form
          action={localPath(language, "/search")}
          className="flex rounded-control border border-strong bg-raised has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-mark has-[input:focus]:shadow-[inset_0_-3px_var(--color-light)]"
        >
          <input
            type="search"
            name="q"
            aria-label={search.label}
            placeholder={search.example}
            required
            maxLength={longest}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="search"
            className="h-15 min-w-0 flex-1 bg-transparent px-4 text-lead outline-none placeholder:text-soft placeholder:opacity-100 [&::-webkit-search-cancel-button]:appearance-none md:h-21 md:px-7 md:text-[clamp(1.5rem,0.9rem+1.4vw,2.125rem)]"
          />
          <Button type="submit" className="m-2 self-stretch">
            <Icon name="search" className="size-5 md:hidden" />
            <span className="max-md:sr-only">{search.submit}</span>
          </Button>
        </Form>
      </search>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small">
        <li className="py-1 text-soft">{quick.heading}</li>
        {quick.words.map((word) => (
          <li key={word}>
            <Link
              to={localPath(language, `/search?${new URLSearchParams({ q: word })}`)}
              className="inline-block py-1 underline decoration-rule underline-offset-4 hover:decoration-current"
            >
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
