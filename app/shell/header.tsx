import { useEffect, useRef } from "react";
import { Link, NavLink, useLocation } from "react-router";
import { Mark } from "#app/ui/mark.tsx";
import { localPath } from "#i18n/paths.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { useIsMobile } from "./use-is-mobile.ts";
import type { Shell } from "./use-shell.ts";

/** On every page: the way to the content, the main pages, the language. Menus are `details`, so they work without JavaScript. */
export function Header({ shell: { language, copy, site } }: { shell: Shell }) {
  const pages = [
    { to: localPath(language, "/products"), name: copy.products },
    { to: localPath(language, "/explore/news"), name: copy.news },
    { to: localPath(language, "/about-us"), name: copy.about },
  ];
  return (
    <header className="night border-b border-graphite-line">
      <a href="#main" className="absolute -top-20 left-4 z-20 rounded-control bg-paper px-5 py-3 text-ink focus:top-4">
        {copy.skip}
      </a>
      <div className="wrap flex h-bar items-center gap-8">
        <Link to={localPath(language, "/")} className="flex items-center gap-2.5 text-lead font-label" aria-label={`${site.brand ?? ""} ${copy.home}`.trim()}>
          <Mark />
          <span>{site.brand}</span>
        </Link>
        <nav aria-label={copy.mainNavigation} className="hidden md:block">
          <ul className="flex gap-7">
            {pages.map((page) => (
              <li key={page.to}>
                <NavLink to={page.to} className="block border-b-2 border-transparent py-2 hover:border-on-dark-soft aria-[current=page]:border-light">
                  {page.name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto hidden md:block">
          <LanguageSwitch language={language} label={copy.languages} />
        </div>
        <MobileMenu shell={{ language, copy }} pages={pages} />
      </div>
    </header>
  );
}

function MobileMenu({ shell: { language, copy }, pages }: { shell: Pick<Shell, "language" | "copy">; pages: { to: string; name: string }[] }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const isMobile = useIsMobile();
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [key, isMobile]);
  return (
    <details ref={menu} className="ml-auto md:hidden">
      <summary className="flex min-h-11 items-center rounded-control border border-graphite-line px-4">{copy.menu}</summary>
      <div className="absolute inset-x-0 z-10 mt-3.5 border-b border-graphite-line bg-graphite px-5 pb-8 pt-4 shadow-float">
        <nav aria-label={copy.mainNavigation}>
          <ul>
            {pages.map((page) => (
              <li key={page.to} className="border-b border-graphite-line">
                <NavLink to={page.to} className="block py-4 text-h3 aria-[current=page]:text-cactus-on-dark">
                  {page.name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="pt-6">
          <LanguageSwitch language={language} label={copy.languages} open />
        </div>
      </div>
    </details>
  );
}
