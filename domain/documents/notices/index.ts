import type { NamedCopies } from "#domain/site-config";
import { cn } from "./copy/cn.ts";
import { de } from "./copy/de.ts";
import { en } from "./copy/en.ts";
import { fr, type NoticeCopy } from "./copy/fr.ts";

/** Shows notices at document addresses without a current file, and heads the table of contents in ZIP archives. */
export const noticeCopies: NamedCopies<NoticeCopy> = { name: "documentNotices", copies: { fr, en, cn, au: en, de } };
