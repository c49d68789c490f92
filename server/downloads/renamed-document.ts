import { documentKinds, pictureKinds } from "#domain/documents/schema";
import type { ActiveRedirects } from "#domain/redirects";

const ofProduct = new RegExp(`^(.+)(-(?:(?:${documentKinds.join("|")})-[a-z]{2}|${pictureKinds.join("|")})\\.[a-z]{3})$`);

/** Returns the current name of a document whose product, or whose own entry, has another slug by now. */
export function renamedDocument(name: string, redirects: Pick<ActiveRedirects, "currentKey">): string | undefined {
  const uploaded = redirects.currentKey("download", name);
  if (uploaded !== undefined) return uploaded;
  const [, product = "", ending = ""] = ofProduct.exec(name) ?? [];
  const key = redirects.currentKey("product", product);
  return key === undefined ? undefined : key + ending;
}
