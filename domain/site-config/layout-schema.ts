import * as v from "valibot";
import { isTarget } from "#domain/content/schema";
import { errorCode } from "../fields.ts";

const maxLabelLength = 80;
const maxAltLength = 300;
const maxItems = { header: 8, footer: 8, links: 20 };

const label = v.pipe(
  v.string(errorCode("required")),
  v.trim(),
  v.nonEmpty(errorCode("required")),
  v.maxLength(maxLabelLength, errorCode("tooLong")),
);
const target = v.pipe(v.string(errorCode("required")), v.trim(), v.check(isTarget, errorCode("linkTarget")));
const isHidden = v.optional(v.boolean());

const menuLink = v.strictObject({
  label,
  /** Stands below the label, for example for whom a platform is. */
  note: v.optional(label),
  target,
  isHidden,
});
/** A heading with links, or a single link. A link to `/products` without links of its own lists the products. */
const menuItem = v.pipe(
  v.strictObject({
    label,
    target: v.optional(target),
    isHidden,
    links: v.optional(v.pipe(v.array(menuLink), v.maxLength(maxItems.links, errorCode("tooLong")))),
  }),
  v.forward(
    v.check((item) => item.target !== undefined || (item.links ?? []).length > 0, errorCode("required")),
    ["target"],
  ),
);

export const menuNames = ["header", "footer"] as const;
export type MenuName = (typeof menuNames)[number];

const menuOf = (name: MenuName) =>
  v.pipe(v.array(menuItem), v.minLength(1, errorCode("required")), v.maxLength(maxItems[name], errorCode("tooLong")));
export const menuSchemas = { header: menuOf("header"), footer: menuOf("footer") };
export type MenuLink = v.InferOutput<typeof menuLink>;
export type MenuItem = v.InferOutput<typeof menuItem>;
export type Menu = MenuItem[];

const pageImage = v.strictObject({
  picture: v.pipe(v.string(errorCode("required")), v.nonEmpty(errorCode("required")), v.maxLength(200, errorCode("tooLong"))),
  alt: v.pipe(
    v.string(errorCode("required")),
    v.trim(),
    v.nonEmpty(errorCode("required")),
    v.maxLength(maxAltLength, errorCode("tooLong")),
  ),
});
export const pageImagesSchema = v.record(v.string(), pageImage);
export type PageImages = v.InferOutput<typeof pageImagesSchema>;

/** Menus and images that editors chose for a language. Absent parts have their defaults in the code. */
export type Layout = { header?: Menu; footer?: Menu; images?: PageImages };

/** Menu without hidden items and without entries that are not public; `to` is a path without language prefix, or an address. */
const publicLink = v.object({ label: v.string(), note: v.optional(v.string()), to: v.string() });
const publicItem = v.object({ label: v.string(), to: v.optional(v.string()), links: v.array(publicLink) });
export const publicLayoutSchema = v.object({
  header: v.optional(v.array(publicItem)),
  footer: v.optional(v.array(publicItem)),
  images: v.optional(pageImagesSchema),
});
export type PublicMenuItem = v.InferOutput<typeof publicItem>;
export type PublicLayout = v.InferOutput<typeof publicLayoutSchema>;
