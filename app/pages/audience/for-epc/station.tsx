import type { ReactNode } from "react";
import type { Picture } from "#app/assets/pictures.server.ts";
import { classNames } from "#app/ui/class-names.ts";
import { PictureView } from "#app/ui/picture.tsx";
import type { NotedLink } from "#app/page/link-list.server.ts";
import { LinkRows } from "../link-rows.tsx";

type StationProps = {
  number: number;
  heading: string;
  text: string;
  picture?: Picture;
  pictureAlt?: string;
  /** Steps, or points to check off on paper. */
  items?: readonly string[];
  isChecklist?: boolean;
  links?: readonly NotedLink[];
  isLast?: boolean;
  children?: ReactNode;
};

/** Station of a project on the vertical line from the specification to the acceptance. */
export function Station({
  number,
  heading,
  text,
  picture,
  pictureAlt = "",
  items,
  isChecklist = false,
  links,
  isLast = false,
  children,
}: StationProps) {
  const List = isChecklist ? "ul" : "ol";
  return (
    <li className={classNames("relative grid gap-x-gap gap-y-8 pl-9 lg:grid-cols-12 lg:pl-14", !isLast && "pb-16")}>
      {!isLast && <span aria-hidden="true" className="absolute top-2 bottom-0 left-2 w-[3px] bg-action print:hidden" />}
      <span
        aria-hidden="true"
        className="absolute top-1 left-0 size-[1.2rem] rounded-full border-3 border-action bg-paper forced-colors:border-[CanvasText]"
      />
      <div className="lg:col-span-4">
        <p aria-hidden="true" className="-mt-1 text-h2 leading-none font-monument tabular-nums">
          {number}
        </p>
        <h2 className="pt-4 text-h3 text-balance hyphens-auto">{heading}</h2>
        <p className="max-w-[44ch] pt-2 text-soft">{text}</p>
      </div>
      <div className="grid content-start gap-8 lg:col-span-7 lg:col-start-6">
        {children}
        {picture && (
          <PictureView
            picture={picture}
            alt={pictureAlt}
            sizes="(min-width: 64rem) 52rem, 100vw"
            className="aspect-2/1 rounded-picture object-cover print:hidden"
          />
        )}
        {items && (
          <List className="border-b border-rule">
            {items.map((item, index) => (
              <li key={item} className="grid grid-cols-[2rem_1fr] items-baseline border-t border-rule py-3">
                <span aria-hidden="true" className="text-soft tabular-nums">
                  {isChecklist ? <span className="inline-block size-4 border border-soft align-[-0.15em]" /> : index + 1}
                </span>
                {item}
              </li>
            ))}
          </List>
        )}
        {links && links.length > 0 && <LinkRows links={links} />}
      </div>
    </li>
  );
}
