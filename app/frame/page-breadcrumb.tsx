import { Breadcrumb, type Step } from "#app/ui/breadcrumb.tsx";
import { localPath } from "#i18n/paths.ts";
import { useShell } from "./use-shell.ts";

/** The way from the home page to this one, by the steps between. */
export function PageBreadcrumb({ steps = [], current }: { steps?: readonly Step[]; current: string }) {
  const shell = useShell();
  if (!shell) return null;
  const { copy, language } = shell;
  return <Breadcrumb label={copy.breadcrumb} steps={[{ name: copy.home, to: localPath(language, "/") }, ...steps]} current={current} />;
}
