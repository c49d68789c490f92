import { useId } from "react";
import { Button } from "#app/ui/button.tsx";
import type { Link } from "#app/routing/destinations.ts";

/** Plain GET form, which works without JavaScript. */
export function SearchForm({ to, text, label = text }: Link & { label: string | undefined }) {
  const id = useId();
  return (
    <search className="w-144">
      <form action={to} className="flex flex-wrap gap-x-3 gap-y-2">
        <label htmlFor={id} className="basis-full font-label">
          {label}
        </label>
        <input type="search" name="q" id={id} required autoComplete="off" className="input min-w-0 flex-1 basis-60" />
        <Button type="submit">{text}</Button>
      </form>
    </search>
  );
}
