import { Button } from "#app/ui/button.tsx";
import type { Link } from "#app/routing/destinations.ts";

/** Plain GET form, which works without JavaScript. */
export function SearchForm({ to, text }: Link) {
  return (
    <search className="w-144">
      <form action={to} className="flex flex-wrap gap-3">
        <input type="search" name="q" aria-label={text} required autoComplete="off" className="input min-w-0 flex-1 basis-60" />
        <Button type="submit">{text}</Button>
      </form>
    </search>
  );
}
