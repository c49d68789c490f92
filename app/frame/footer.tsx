import { setAppState } from "#app/page/app-state.ts";
import { storePressed } from "./header/language-links.ts";
import { ServerDrawn } from "./server-drawn.tsx";
import type { PageHandle } from "./use-page-handle.ts";
import type { Shell } from "./use-shell.ts";

/** Where a page has it, the newsletter's band; below, what the server draws (footer-contents.tsx). */
export function Footer({ shell: { navigation }, Newsletter }: { shell: Shell; Newsletter?: PageHandle["Newsletter"] }) {
  return (
    <footer>
      {Newsletter && navigation.newsletter && <Newsletter {...navigation.newsletter} />}
      <ServerDrawn name="FooterContents" className="night border-t border-rule" onPress={act} />
    </footer>
  );
}

function act(pressed: Element): void {
  storePressed(pressed);
  if (pressed.closest("[data-consent]")) setAppState({ consentOpen: true });
  if (pressed.closest("a[href$='#ask']")) setAppState({ scrollToContact: true });
}
