import { Button } from "#app/ui/button.tsx";
import type { Copy } from "./copy/fr.ts";

/** A plain form, so that it works without JavaScript. */
export function SearchForm({ to, copy }: { to: string; copy: Copy["search"] }) {
  return (
    <search className="w-144">
      <form action={to} className="flex flex-wrap gap-3">
        <input type="search" name="q" aria-label={copy.submit} placeholder={copy.placeholder} required autoComplete="off" className="input min-w-0 flex-1 basis-72" />
        <Button type="submit">{copy.submit}</Button>
      </form>
    </search>
  );
}
