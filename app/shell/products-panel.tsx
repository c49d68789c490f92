import type { CSSProperties } from "react";
import { Link } from "react-router";
import { TextLink } from "#app/ui/text-link.tsx";
import type { MenuProduct } from "./menu-products.server.ts";
import type { Navigation } from "./navigation.server.ts";

/** All products by line, standing beside each other at true scale on one horizon; below them the way to all of a kind. */
export function ProductsPanel({ navigation }: { navigation: Navigation }) {
  const { lines, categories, links } = navigation;
  return (
    <>
      {lines.length > 0 && (
        <ul className="family">
          {lines.map(({ line, heading, products }) => (
            <li key={line} className={line === "accessory" ? "accessories" : undefined} style={{ "--n": products.length } as CSSProperties}>
              <p>{heading}</p>
              <ul>
                {products.map((product) => (
                  <Product key={product.to} product={product} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      <div className="more">
        <ul>
          {categories.map(({ to, text }) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
        {links.products.all && <TextLink to={links.products.all.to}>{links.products.all.text}</TextLink>}
      </div>
    </>
  );
}

function Product({ product: { to, name, kind, lang, src, height, raised } }: { product: MenuProduct }) {
  return (
    <li lang={lang}>
      <Link to={to}>
        <span className="stand" style={{ "--h": height, "--y": raised } as CSSProperties}>
          {src && <img src={src} alt="" loading="lazy" />}
        </span>
        <b>{name}</b>
        {kind && <small>{kind}</small>}
      </Link>
    </li>
  );
}
