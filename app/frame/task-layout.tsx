import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Picture } from "#app/assets/pictures.server.ts";
import { Logo } from "#app/ui/logo.tsx";
import { PictureView } from "#app/ui/picture.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { localPath } from "#i18n/paths.ts";
import { ConsentSettings } from "./consent-settings.tsx";
import { LanguageList } from "./header/language-switch.tsx";
import { LayoutTemplates } from "./layout-templates.tsx";
import { Toasts } from "./toasts.tsx";
import { useLayoutData } from "./use-layout-data.ts";

/** `crop`: class names that select the visible part of the image; its right side by default. */
type TaskFrameProps = { picture: Picture; crop?: string; children: ReactNode };

/** Layout of a page with one form, without header and footer: link to the home page, languages, and an image in wide windows. */
export function TaskLayout({ picture, crop, children }: TaskFrameProps) {
  const layoutData = useLayoutData();
  if (!layoutData) return <main id="main">{children}</main>;
  const { language, copy, site } = layoutData;
  return (
    <div className="task-frame">
      <div className="flex min-h-dvh min-w-0 flex-col">
        <header className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4 lg:py-6">
          <SkipLink to="#main">{copy.skip}</SkipLink>
          <Link
            to={localPath(language, "/")}
            className="flex items-center gap-2.5 py-2 text-lead font-label"
            aria-label={`${site.brand ?? ""} ${copy.home}`.trim()}
          >
            <Logo />
            <span>{site.brand}</span>
          </Link>
          <Link to={localPath(language, "/")} className="line-link py-2 text-small">
            {copy.backToSite}
          </Link>
        </header>
        <main id="main" tabIndex={-1} className="flex-1 pb-16 pt-4 outline-none lg:pt-8">
          {children}
        </main>
        <footer className="border-t border-rule py-3 text-soft">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-[0.9375rem]">
            <LanguageList language={language} label={copy.languages} className="languages" />
            <ConsentSettings text={copy.consent.settings} />
          </div>
        </footer>
      </div>
      <div aria-hidden="true" className="task-picture">
        <PictureView picture={picture} alt="" sizes="(width >= 64rem) max(46vw, 165vh), 1px" className={crop} />
      </div>
      <LayoutTemplates />
      <Toasts />
    </div>
  );
}
