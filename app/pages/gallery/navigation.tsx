import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import type { Copy } from "./copy/fr.ts";
import { Specimens, type Ground } from "./specimens.tsx";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

const sectionHash = "#navigation";
const counts = ["10", "1", "2", "1", "1", "1", "1"];

export function Navigation({ copy, grounds }: { copy: Copy["navigation"]; grounds: Copy["grounds"] }) {
  const { breadcrumb, categories, platforms } = copy;
  return (
    <Specimens names={grounds} wide>
      {(ground) => (
        <>
          <Breadcrumb
            label={`${breadcrumb.label} · ${grounds[ground]}`}
            steps={breadcrumb.steps.map((name, index) => ({ name, to: `${sectionHash}-${index}` }))}
            current={breadcrumb.current}
          />
          <TabLinks
            label={`${categories.label} · ${grounds[ground]}`}
            current={`${sectionHash}-3`}
            links={categories.names.map((name, index) => ({ to: `${sectionHash}-${index}`, name, count: counts[index] }))}
          />
          <Tabs
            label={`${platforms.label} · ${grounds[ground]}`}
            tabs={platforms.tabs.map(({ name, text }) => ({
              id: `${ground}-${name.toLowerCase().replace(" ", "-")}`,
              name,
              panel: <p className="max-w-[60ch]">{text}</p>,
            }))}
          />
          <Pages copy={copy.pages} ground={ground} />
        </>
      )}
    </Specimens>
  );
}

function Pages({ copy, ground }: { copy: Copy["navigation"]["pages"]; ground: Ground }) {
  const before = { to: sectionHash, text: copy.previous };
  const after = { to: sectionHash, text: copy.next };
  const current = (number: string) => ({
    label: `${copy.label} · ${ground} ${number}`,
    current: fillPlaceholders(copy.current, { number }),
  });
  return (
    <div className="grid gap-x-gap gap-y-6 lg:grid-cols-3">
      <Pagination {...current("1")} after={after} />
      <Pagination {...current("2")} before={before} after={after} />
      <Pagination {...current("3")} before={before} />
    </div>
  );
}
