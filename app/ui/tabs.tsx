import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useLocation } from "react-router";
import { classNames } from "./class-names.ts";
import { tabListLook, tabLook } from "./tab-look.ts";
import { useHydrated } from "./use-hydrated.ts";

type TabsProps = {
  label: string;
  /** `id`: id of the panel, which the fragment of the address can name. */
  tabs: readonly { id: string; name: string; panel: ReactNode }[];
};

/** Tabs. Without JavaScript, and in print, all panels are visible with a link to each. */
export function Tabs({ label, tabs }: TabsProps) {
  const { current, select } = useCurrentTab(tabs);
  const isReady = current !== undefined;
  const list = useRef<HTMLUListElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === current);
    const targets: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1, " ": index };
    const nextIndex = targets[event.key];
    if (!isReady || nextIndex === undefined) return;
    event.preventDefault();
    const next = (nextIndex + tabs.length) % tabs.length;
    if (tabs[next]) select(tabs[next].id);
    list.current?.querySelectorAll("a")[next]?.focus();
  };

  return (
    <div className="tabs" data-ready={isReady || undefined}>
      <ul ref={list} role={isReady ? "tablist" : undefined} aria-label={label} className={classNames(tabListLook, "print:hidden")}>
        {tabs.map(({ id, name }, index) => (
          <li key={id} role={isReady ? "presentation" : undefined}>
            <a
              href={`#${id}`}
              id={`${id}-tab`}
              className={classNames(
                tabLook,
                !isReady && index === 0 && "scripted:text-strong scripted:after:border-b-3 scripted:after:border-mark",
              )}
              {...(isReady && { role: "tab", "aria-selected": id === current, "aria-controls": id, tabIndex: id === current ? 0 : -1 })}
              onKeyDown={onKeyDown}
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
          className={classNames("tab-panel pt-6", isReady && id !== current && "hidden print:block")}
          {...(isReady && { role: "tabpanel", "aria-labelledby": `${id}-tab`, tabIndex: 0 })}
        >
          <h3 className="pb-3 text-h3 scripted:sr-only">{name}</h3>
          {panel}
        </section>
      ))}
    </div>
  );
}

/**
 * Returns the current tab: the one selected last, otherwise the one that the address names, otherwise the first. Undefined before
 * hydration.
 */
function useCurrentTab(tabs: TabsProps["tabs"]) {
  const { hash } = useLocation();
  const isReady = useHydrated();
  const [choice, setChoice] = useState<{ id: string; hash: string }>();
  const named = tabs.find(({ id }) => hash === `#${id}`) ?? tabs[0];
  const current = choice?.hash === hash ? choice.id : named?.id;
  return { current: isReady ? current : undefined, select: (id: string) => setChoice({ id, hash }) };
}
