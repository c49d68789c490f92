import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Mark } from "#app/ui/mark.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { localPath } from "#i18n/paths.ts";
import printStyles from "#app/styles/print.css?url";
import { LanguageSwitch } from "./language-switch.tsx";
import { MainMenu } from "./main-menu.tsx";
import { MenuIcon } from "./menu-icon.tsx";
import { useServerFrame } from "../server-frame.ts";
import { useShell } from "../use-shell.ts";

const icon = "grid size-11 place-items-center hover:text-action";

/** The way to the content, the menus, the language. Menus are `details`, so they work without JavaScript. */
export function HeaderContents() {
  const shell = useShell();
  const frame = useServerFrame();
  if (!shell || !frame) return null;
  const { language, copy, navigation, site } = shell;
  const { tools, company } = navigation.links;
  return (
    <>
      {/* Its own file, because few pages are printed and all carry the style sheet. */}
      <link rel="stylesheet" href={printStyles} media="print" precedence="print" />
      <SkipLink to="#main">{copy.skip}</SkipLink>
      <Link
        to={localPath(language, "/")}
        className="flex items-center gap-2.5 text-lead font-label"
        aria-label={`${site.brand ?? ""} ${copy.home}`.trim()}
      >
        <Mark />
        <span>{site.brand}</span>
      </Link>
      <details className="menu-button">
        <summary aria-label={frame.menu} className={icon}>
          <MenuIcon />
        </summary>
      </details>
      <MainMenu shell={shell} frame={frame} />
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
          <ButtonLink to={company.howToBuy.to} className="min-h-10! px-4! py-1! max-lg:hidden">
            {company.howToBuy.text}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
