import { Link } from "react-router";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Link as MenuLink } from "#app/routing/destinations.ts";
import type { MenuProduct, ProductLine } from "./menu-products.server.ts";

type ProductsPanelProps = { lines: readonly ProductLine[]; categories: Record<string, string>; all: MenuLink };

/** Panel with all products by line, at true scale on one ground line, and links to the product categories. */
export function ProductsPanel({ lines, categories, all }: ProductsPanelProps) {
  return (
    <>
      {lines.length > 0 && (
        <ul className="family">
          {lines.map(({ heading, accessories, products }) => (
            <li key={heading} className={accessories ? "accessories" : undefined} style={{ "--n": products.length }}>
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
          {Object.entries(categories).map(([category, name]) => (
            <li key={category}>
              <Link to={`${all.to}?category=${category}`}>{name}</Link>
            </li>
          ))}
        </ul>
        <TextLink to={all.to}>{all.text}</TextLink>
      </div>
    </>
  );
}

function Product({ product: { to, name, kind, lang, src, height, raised } }: { product: MenuProduct }) {
  return (
    <li lang={lang}>
      <Link to={to}>
        <span className="stand" style={{ "--h": height, "--y": raised }}>
          {src && <img src={src} alt="" loading="lazy" />}
        </span>
        <b>{name}</b>
        {kind && <small>{kind}</small>}
      </Link>
    </li>
  );
}
