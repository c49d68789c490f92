import { useLocation } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Container } from "#app/ui/container.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Copy as StackCopy } from "#app/features/stack/copy/fr.ts";
import { readStack, selectionQuery, towerOf } from "#app/features/stack/stack-state.ts";
import { stackTexts } from "#app/features/stack/stack-texts.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "./copy/fr.ts";
import type { ProductView } from "./product-view.server.ts";

type LinksProps = {
  product: ProductView;
  copy: Copy["buying"];
  onward?: { hash: string; name: string };
  className?: string;
};

export function BuyingLinks({ product, copy, onward, className }: LinksProps) {
  const language = usePageLanguage();
  const { search } = useLocation();
  const query = selectionQuery({ id: product.id, search });
  const missing = missingFigures(product);
  const sheetRequest = `${localPath(language, "/project-request")}?${query}`;
  const question = `${localPath(language, "/contact-us")}${product.isSold ? `?problemType=purchase&${query}` : ""}#ask`;
  return (
    <p className={classNames("flex flex-wrap items-center gap-4 print:hidden", className)}>
      {missing === "sheet" && <ButtonLink to={sheetRequest}>{copy.project}</ButtonLink>}
      {product.isSold && (
        <ButtonLink
          to={`${localPath(language, "/how-to-buy")}?line=${product.line}&${query}`}
          look={missing === "sheet" ? "quiet" : "filled"}
        >
          {product.isAccessory || product.line !== "residential" ? copy.where : copy.installer}
        </ButtonLink>
      )}
      {onward && (
        <ButtonLink to={search + onward.hash} look="quiet">
          {onward.name}
        </ButtonLink>
      )}
      {isForProjects(product) && missing !== "sheet" && <TextLink to={sheetRequest}>{copy.project}</TextLink>}
      {missing === "values" ? (
        <ButtonLink to={question} look="quiet">
          {copy.askAbout}
        </ButtonLink>
      ) : (
        <TextLink to={question}>{copy.ask}</TextLink>
      )}
    </p>
  );
}

/** Ratings of these products belong to a project, whose data the form asks for. */
const isForProjects = ({ isSold, isAccessory, line }: ProductView) => isSold && !isAccessory && line !== "residential";

/** Tells what visitors ask for if a product has no published figures: the project data sheet, or single values. */
export function missingFigures(product: ProductView): "sheet" | "values" | undefined {
  if (!product.isSold || product.rows.length > 0) return undefined;
  return isForProjects(product) ? "sheet" : "values";
}

type BuyingProps = { product: ProductView; copy: Copy["buying"]; /** Messages for a tower. */ stack?: StackCopy };

/** Last section of a product page, with the configured stack. */
export function Buying({ product, copy, stack }: BuyingProps) {
  const language = usePageLanguage();
  const { search } = useLocation();
  const tower = towerOf(product.id);
  if (!product.isSold) return null;
  return (
    <section aria-labelledby="buying" className="py-section print:hidden">
      <Container className="grid items-end gap-x-gap gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="buying" className="text-title text-balance">
            {copy.heading}
          </h2>
          <p className="pt-5 text-lead" lang={tower && stack ? undefined : product.lang}>
            {tower && stack ? stackTexts(language, tower, readStack(tower, search), stack).configuration : product.name}
          </p>
        </div>
        <BuyingLinks product={product} copy={copy} className="lg:col-span-5 lg:justify-end" />
      </Container>
    </section>
  );
}
