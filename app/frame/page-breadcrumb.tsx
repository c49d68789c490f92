import { Breadcrumb, type Step } from "#app/ui/breadcrumb.tsx";
import { localPath } from "#i18n/paths.ts";
import { useLayoutData } from "./use-layout-data.ts";

export function PageBreadcrumb({ steps = [], current }: { steps?: readonly Step[]; current: string }) {
  const layoutData = useLayoutData();
  if (!layoutData) return null;
  const { copy, language } = layoutData;
  return <Breadcrumb label={copy.breadcrumb} steps={[{ name: copy.home, to: localPath(language, "/") }, ...steps]} current={current} />;
}
