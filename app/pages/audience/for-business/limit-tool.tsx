import { useState } from "react";
import { useLocation } from "react-router";
import { itemAt } from "#app/page/item-at.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { FigureText } from "#app/ui/figure-text.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { localPath } from "#i18n/paths.ts";
import type { BusinessData } from "./data.server.ts";
import { LoadCurve } from "./load-curve.tsx";
import { path } from "./path.ts";

/** Load curve whose limit the visitor moves, and the battery that follows. Without JavaScript, links replace the slider. */
export function LimitTool({ data: { copy, views, limit, presets, drawing, caption } }: { data: BusinessData }) {
  const language = usePageLanguage();
  const isReady = useHydrated();
  const { key } = useLocation();
  // A preset is a navigation, which ends what the visitor moved.
  const [moved, setMoved] = useState<{ key: string; index: number }>();
  const index = moved?.key === key ? moved.index : views.findIndex((each) => each.limit === limit);
  const view = itemAt(views, index);
  const { tool } = copy;
  return (
    <>
      <LoadCurve drawing={drawing} view={view} copy={tool} />
      <Container className="grid items-end gap-x-gap gap-y-6 pt-8 lg:grid-cols-12">
        <div className="scripted:hidden lg:col-span-12 print:hidden">
          <TabLinks label={tool.presets} links={presets} current={`${localPath(language, path)}?limit=${view.limit}`} />
        </div>
        <label className={classNames("hidden gap-1 lg:col-span-12 scripted:grid", !isReady && "invisible")}>
          <span className="flex justify-between gap-4 font-label">
            {tool.slider}{" "}
            <span key={view.text} className="tabular-nums">
              {view.text}
            </span>
          </span>
          <input
            type="range"
            min={0}
            max={views.length - 1}
            value={index}
            aria-valuetext={view.text}
            onChange={(event) => setMoved({ key, index: event.target.valueAsNumber })}
            className="h-11 w-full cursor-ew-resize [accent-color:var(--color-mark)]"
          />
        </label>
        <p className="max-w-[70ch] text-small text-soft lg:col-span-12">{caption}</p>
      </Container>
      <Container className="grid gap-x-gap gap-y-10 pt-12 lg:grid-cols-3">
        {view.figures.map((figure) => (
          <FigureText key={figure.unit} {...figure} />
        ))}
        <p className="flex flex-wrap gap-4 lg:col-span-3 print:hidden">
          <ButtonLink to={view.toCalculator}>{tool.calculate}</ButtonLink>
          <ButtonLink to={view.toProject} look="quiet">
            {tool.project}
          </ButtonLink>
        </p>
      </Container>
    </>
  );
}
