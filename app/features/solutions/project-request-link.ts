import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import type { SolutionsCopy } from "./copy/fr.ts";
import type { ResultLink } from "./result-links.tsx";

/** Link to the project request for TIANYUAN 200k, whose ratings the project data sheet states. */
export const projectRequestLink = (language: Language, copy: SolutionsCopy["sizing"]): ResultLink => ({
  to: `${localPath(language, "/project-request")}?product=tianyuan-200k`,
  text: copy.projectRequest,
});
