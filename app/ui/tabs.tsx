import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useLocation } from "react-router";
import { classNames } from "./class-names.ts";
import { tabListLook, tabLook } from "./tab-look.ts";
import { useHydrated } from "./use-hydrated.ts";

type TabsProps = {
  label: string;
  /** `id` names the panel in the address as well. */
  tabs: readonly { id: string; name: string; panel: ReactNode }[];
};

/** Panels under one another with links to each, until code makes tabs of them: without it, and on paper, all can be read. */
export function Tabs({ label, tabs }: TabsProps) {
  const { current, select } = useCurrentTab(tabs);
  const ready = current !== undefined;
  const list = useRef<HTMLUListElement>(null);

  const followKey = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === current);
    const steps: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1, " ": index };
    const step = steps[event.key];
    if (!ready || step === undefined) return;
    event.preventDefault();
    const next = (step + tabs.length) % tabs.length;
    if (tabs[next]) select(tabs[next].id);
    list.current?.querySelectorAll("a")[next]?.focus();
  };

  return (
    <div className="tabs" data-ready={ready || undefined}>
      <ul ref={list} role={ready ? "tablist" : undefined} aria-label={label} className={classNames(tabListLook, "print:hidden")}>
        {tabs.map(({ id, name }, index) => (
          <li key={id} role={ready ? "presentation" : undefined}>
            <a
              href={`#${id}`}
              id={`${id}-tab`}
              className={classNames(
                tabLook,
                !ready && index === 0 && "scripted:text-strong scripted:after:border-b-3 scripted:after:border-mark",
              )}
              {...(ready && { role: "tab", "aria-selected": id === current, "aria-controls": id, tabIndex: id === current ? 0 : -1 })}
              onKeyDown={followKey}
              onClick={(event) => {
                event.preventDefault();
                select(id);
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      {tabs.map(({ id, name, panel }) => (
        <section
          key={id}
          id={id}
          className={classNames("tab-panel pt-6", ready && id !== current && "hidden print:block")}
          {...(ready && { role: "tabpanel", "aria-labelledby": `${id}-tab`, tabIndex: 0 })}
        >
          <h3 className="pb-3 text-h3 scripted:sr-only">{name}</h3>
          {panel}
        </section>
      ))}
    </div>
  );
}

/** The tab chosen last, else the one that the address names, else the first; none before the code runs. */
function useCurrentTab(tabs: TabsProps["tabs"]) {
  const { hash } = useLocation();
  const ready = useHydrated();
  const [choice, setChoice] = useState<{ id: string; hash: string }>();
  const named = tabs.find(({ id }) => hash === `#${id}`) ?? tabs[0];
  const current = choice?.hash === hash ? choice.id : named?.id;
  return { current: ready ? current : undefined, select: (id: string) => setChoice({ id, hash }) };
}
