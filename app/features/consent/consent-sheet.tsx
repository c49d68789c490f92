import { useEffect, useRef, type RefObject } from "react";
import { Link, useLocation } from "react-router";
import { showToast } from "#app/ui/toast.ts";
import type { Choice } from "#domain/consent/schema";
import type { LayoutData } from "#app/frame/use-layout-data.ts";
import { storeChoice } from "./store-choice.ts";
import { ConsentForm } from "./consent-form.tsx";

type ConsentSheetProps = { layoutData: LayoutData; choice: Choice | undefined; close: () => void };

/** Cookie settings. A non-modal sheet over the foot of the page, which stays usable. Takes the focus and returns it on close. */
export function ConsentSheet({ layoutData: { copy, navigation }, choice, close }: ConsentSheetProps) {
  const { pathname } = useLocation();
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    sheet.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  useRoomBelow(sheet);
  const { legal } = navigation.links;
  const { heading, text } = copy.consent;
  return (
    <section ref={sheet} tabIndex={-1} aria-labelledby="consent" className="consent">
      <div>
        <h2 id="consent" className="font-label">
          {heading}
        </h2>
        <p className="max-w-prose pb-2 pt-1 text-small text-soft">
          {text}{" "}
          {legal.cookies && (
            <Link to={legal.cookies.to} className="underline">
              {legal.cookies.text}
            </Link>
          )}
        </p>
      </div>
      <ConsentForm
        copy={copy.consent}
        agreed={choice?.categories}
        page={pathname}
        onChoice={(action, ticked) => {
          void storeChoice({ action, ticked, page: pathname, before: choice }).then(({ isWithdrawn, isKept }) => {
            if (!isKept) showToast("failed", copy.consent.notKept);
            else if (isWithdrawn) location.reload();
          });
          close();
        }}
      />
    </section>
  );
}

/** Sets `--consent` to the height of the sheet, for scroll padding and the space below the page. */
function useRoomBelow(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    const element = sheet.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      root.style.setProperty("--consent", `${Math.ceil(element.getBoundingClientRect().height)}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty("--consent");
    };
  }, [sheet]);
}
