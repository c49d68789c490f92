import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Options, Select } from "#app/ui/select.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { formatInBrackets } from "#i18n/traits.ts";
import type { AskedPlace, PlaceLink } from "./search-place.server.ts";

type PlaceChoiceProps = {
  asked: AskedPlace;
  toPlace: (id: string) => string;
  action: string;
  children: ReactNode;
};

export function PlaceChoice({ asked, toPlace, action, children }: PlaceChoiceProps) {
  const { copy, typed = "", offered, isSimilar, countries, preferredCountry } = asked;
  return (
    <section aria-labelledby="which-place" className="grid gap-6">
      <div>
        <h2 id="which-place" className="text-h3 hyphens-auto">
          {isSimilar ? copy.choice.similar : copy.choice.heading}
        </h2>
        {!isSimilar && <p className="pt-1 text-soft">{fillPlaceholders(copy.choice.text, { text: typed })}</p>}
        <ul className="mt-4 border-b border-rule">
          {offered.map((place) => (
            <li key={place.id} className="border-t border-rule">
              <PlaceRow place={place} to={toPlace(place.id)} />
            </li>
          ))}
        </ul>
      </div>
      <form method="get" action={action} className="flex flex-wrap items-end gap-4">
        {children}
        <input type="hidden" name="place" value={typed} />
        <Select label={copy.first.label} name="in" defaultValue={preferredCountry} className="basis-64">
          <Options of={countries} />
        </Select>
        <Button type="submit" look="quiet">
          {copy.first.submit}
        </Button>
      </form>
    </section>
  );
}

function PlaceRow({ place: { name, where, inhabitants }, to }: { place: PlaceLink; to: string }) {
  return (
    <Link to={to} className="link-row flex min-h-12 flex-wrap items-baseline gap-x-3 py-3">
      <span className="font-label text-action">{name}</span>
      <span>{where}</span>
      {inhabitants && <span className="text-small text-soft tabular-nums">{inhabitants}</span>}
    </Link>
  );
}

export function OtherPlaces({ asked: { copy, others }, toPlace }: Pick<PlaceChoiceProps, "asked" | "toPlace">) {
  const language = usePageLanguage();
  if (others.length === 0) return null;
  return (
    <p className="pt-4 text-small text-soft">
      {copy.others}{" "}
      {others.map(({ id, name, where }, index) => (
        <span key={id}>
          {index > 0 && " · "}
          <Link to={toPlace(id)} className="underline">
            {name + formatInBrackets(language, where)}
          </Link>
        </span>
      ))}
    </p>
  );
}
