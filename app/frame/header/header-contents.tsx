import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { localPath } from "#i18n/paths.ts";
import printStyles from "#app/styles/print.css?url";
import { LanguageSwitch } from "./language-switch.tsx";
import { MainMenu } from "./main-menu.tsx";
import { MenuIcon } from "./menu-icon.tsx";
import { useServerLayoutData } from "../server-layout-data.ts";
import { useLayoutData } from "../use-layout-data.ts";

const icon = "grid size-11 place-items-center hover:text-action";

/** Contents of the header. Menus are `details` elements, which work without JavaScript. Only the server renders it. */
export function HeaderContents() {
  const layoutData = useLayoutData();
  const serverData = useServerLayoutData();
  if (!layoutData || !serverData) return null;
  const { language, copy, navigation, site } = layoutData;
  const { tools, company } = navigation.links;
  return (
    <>
      {/* A separate print style sheet: few pages are printed, and every page contains the main style sheet. */}
      <link rel="stylesheet" href={printStyles} media="print" precedence="print" />
      <SkipLink to="#main">{copy.skip}</SkipLink>
      <Link
        to={localPath(language, "/")}
        className="flex items-center gap-2.5 text-lead font-label"
        aria-label={`${site.brand ?? ""} ${copy.home}`.trim()}
      >
        <Logo />
        <span>{site.brand}</span>
      </Link>
      <details className="menu-button">
        <summary aria-label={serverData.menu} className={icon}>
          <MenuIcon />
        </summary>
      </details>
      <MainMenu layoutData={layoutData} serverData={serverData} />
      <div className="bar-tools ml-auto flex items-center gap-x-1 lg:gap-x-4">
        {tools.search && (
          <Link to={tools.search.to} aria-label={tools.search.text} className={icon}>
            <Icon name="search" />
          </Link>
        )}
        <LanguageSwitch language={language} label={copy.languages} />
        {tools.login && (
          <Link to={tools.login.to} aria-label={tools.login.text} title={tools.login.text} data-account className={`${icon} max-md:hidden`}>
            <Icon name="account" />
          </Link>
        )}
        {company.howToBuy && (
          <ButtonLink to={company.howToBuy.to} look="quiet" className="min-h-10! px-4! py-1! max-lg:hidden">
            {company.howToBuy.text}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
