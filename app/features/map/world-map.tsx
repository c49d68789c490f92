import { Link } from "react-router";
import { classNames } from "#app/ui/class-names.ts";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import type { MapView } from "./map-view.server.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

type WorldMapProps = {
  view: MapView;
  /** Alt text; a list beside the map has the details. */
  label: string;
  className?: string;
};

/**
 * Section of the world map. Marks are as high as their count. In wide windows they can be links; the list beside the map has the
 * same
 * links.
 */
export function WorldMap({ view: { drawing, box, lit, marks }, label, className }: WorldMapProps) {
  const layoutData = useLayoutData();
  return (
    <nav
      aria-label={label}
      className={classNames("relative overflow-clip", className)}
      style={{ aspectRatio: `${box.width} / ${box.height}` }}
    >
      <svg
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <use href={`${drawing}#world`} className="map-land" />
        {lit.map((code) => (
          <use key={code} href={`${drawing}#${code}`} className="map-land map-lit" />
        ))}
      </svg>
      <ul>
        {marks.map((mark) => (
          <li key={mark.id} className="absolute" style={{ left: `${mark.left}%`, top: `${mark.top}%` }}>
            <Mark mark={mark} isNameOnLeft={mark.left > 70} />
          </li>
        ))}
      </ul>
      {layoutData?.site.mapApproval && (
        <p className="absolute bottom-1 right-2 text-small text-soft">
          {fillPlaceholders(layoutData.copy.mapApproval, { number: layoutData.site.mapApproval })}
        </p>
      )}
    </nav>
  );
}

function Mark({ mark: { name, to, number, rib, isOrigin }, isNameOnLeft }: { mark: MapView["marks"][number]; isNameOnLeft: boolean }) {
  if (isOrigin) {
    return (
      <p className="absolute -translate-1/2">
        <span className="block size-4 rounded-full border-3 border-sun-deep bg-raised" />
        <span className="sr-only">{name}</span>
      </p>
    );
  }
  const line = (
    <span
      aria-hidden="true"
      className="absolute bottom-0 left-1/2 -ml-[1.5px] border-l-3 border-mark pl-1 text-small leading-none font-label group-hover:-ml-[2.5px] group-hover:border-l-5 h-(--rib) max-md:h-[calc(var(--rib)*0.6)]"
      style={{ "--rib": `${rib}px` }}
    >
      {number}
    </span>
  );
  if (!to) {
    return (
      <p className="absolute">
        {line}
        <span className="sr-only">{name}</span>
      </p>
    );
  }
  // The click target is the foot of a mark, because marks may overlap.
  const look = "group absolute bottom-0 left-0 z-1 -mb-2 -ml-3 size-6 hover:z-2 focus-visible:z-2 max-md:hidden";
  const inside = (
    <>
      <span className="pointer-events-none absolute inset-x-0 bottom-2 top-0">{line}</span>
      <span className={classNames("map-name", isNameOnLeft ? "right-full" : "left-full")}>{name}</span>
    </>
  );
  return (
    <>
      <span className="md:hidden">{line}</span>
      {to.startsWith("#") ? (
        // A plain link: the router's link would drop the query.
        <a href={to} className={look}>
          {inside}
        </a>
      ) : (
        <Link to={to} preventScrollReset={to.includes("?")} className={look}>
          {inside}
        </Link>
      )}
    </>
  );
}
