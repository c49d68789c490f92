import type { NamedCopies } from "#domain/site-config";
import { cn } from "./copy/cn.ts";
import { de } from "./copy/de.ts";
import { en } from "./copy/en.ts";
import { fr, type NoticeCopy } from "./copy/fr.ts";

/** What addresses of documents say that lead to no file of today, and the list within a bundle of files. */
export const noticeCopies: NamedCopies<NoticeCopy> = { name: "documentNotices", copies: { fr, en, cn, au: en, de } };
