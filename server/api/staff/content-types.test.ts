import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contentEntry } from "#db/content.ts";
import { openTestApi, type TestBrowser } from "#tests/support/test-api.ts";
import { createStaffUser } from "#tests/support/staff.ts";
import { openTestContext, productData, twoFigures, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let productManager: TestBrowser;
let german: TestBrowser;
beforeAll(async () => {
  context = await openTestContext();
  const site = openTestApi(context);
  ({ browser: productManager } = await createStaffUser(context, site, "productManager"));
  ({ browser: german } = await createStaffUser(context, site, "editor", ["de"]));
});
afterAll(() => context.close());
beforeEach(() => context.database.delete(contentEntry));

const save = (data: unknown) =>
  productManager.call("/staff/content/save", { type: "product", key: "plug", language: "en", data, basedOn: 0 });
const readEditions = async () => ((await productManager.call("/staff/content/product/plug")).body.data as { editions: unknown[] }).editions;

describe("content types", () => {
  test("describe each field for a form and the languages that the user may edit", async () => {
    const { data } = (await german.call("/staff/content/types")).body;
    const types = data as { type: string; mayEdit: string[]; fields: Record<string, unknown>[] }[];
    const product = types.find(({ type }) => type === "product");
    expect(product).toMatchObject({ title: "name", mayEdit: ["de"] });
    const fieldNamed = (name: string) => product?.fields.find((field) => field.name === name);
    expect(fieldNamed("line")).toMatchObject({
      kind: "oneOf",
      perLanguage: false,
      required: true,
      choices: ["residential", "commercial-industrial", "utility"],
      names: { residential: { de: "Wohnen" } },
    });
    expect(fieldNamed("name")).toMatchObject({ kind: "text", perLanguage: true, label: { en: "Name" } });
    expect(fieldNamed("guide")).toMatchObject({ required: false });
    expect(fieldNamed("figures")).toMatchObject({
      kind: "rows",
      fields: expect.arrayContaining([expect.objectContaining({ name: "name" })]),
    });
  });
});

describe("data sheet preview", () => {
  const preview = async (type = "product") =>
    (await productManager.call("/staff/content/preview-sheet", { type, key: "plug", language: "en" })).body;

  test("draws the drafts, and leaves them drafts", async () => {
    await save(productData({ figures: twoFigures }));
    expect(await preview()).toMatchObject({ code: 200, data: { svg: expect.any(String), missing: [] } });
    expect(await readEditions()).toMatchObject([{ state: "draft", data: null }]);
  });

  test("names the fields that are missing for it", async () => {
    await save(productData({ lead: "", figures: [{ name: "weight", value: 58 }] }));
    expect(await preview()).toMatchObject({ code: 200, data: { svg: null, missing: expect.arrayContaining(["lead", "figures"]) } });
  });

  test("does not exist for other entries", async () => {
    expect((await preview()).code).toBe(404);
    expect((await preview("news")).code).toBe(404);
  });
});
