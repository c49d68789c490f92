import { setAppState } from "#app/page/app-state.ts";
import { storeClickedLanguage } from "./header/language-links.ts";
import { ServerRendered } from "./server-rendered.tsx";
import type { PageHandle } from "./use-page-handle.ts";
import type { LayoutData } from "./use-layout-data.ts";

/** Footer with the newsletter form, if the page has one, above the server-rendered contents (footer-contents.tsx). */
export function Footer({ layoutData: { navigation }, Newsletter }: { layoutData: LayoutData; Newsletter?: PageHandle["Newsletter"] }) {
  return (
    <footer>
      {Newsletter && navigation.newsletter && <Newsletter {...navigation.newsletter} />}
      <ServerRendered name="FooterContents" className="night border-t border-rule" onPress={onPress} />
    </footer>
  );
}

function onPress(element: Element): void {
  storeClickedLanguage(element);
  if (element.closest("[data-consent]")) setAppState({ consentOpen: true });
  if (element.closest("a[href$='#ask']")) setAppState({ scrollToContact: true });
}
