import { expect, test } from "vitest";
import { distributorJsonLd } from "./distributor-json-ld.ts";

const distributor = { name: "Solar Nord", city: "Hamburg", country: "DE", place: { latitude: 53.55, longitude: 9.99 } };

test("distributor structured data › has the address and the contact details", () => {
  expect(distributorJsonLd({ ...distributor, street: "Elbweg 1", postcode: "20095", telephone: "+49 40 123456" })).toMatchObject({
    "@type": "LocalBusiness",
    telephone: "+49 40 123456",
    address: { streetAddress: "Elbweg 1", postalCode: "20095", addressLocality: "Hamburg", addressCountry: "DE" },
  });
});

test.each([
  ["an example", { ...distributor, telephone: "+49 40 123456", sample: true }],
  ["a distributor without contact details", distributor],
])("distributor structured data › is left out for %s", (_, each) => {
  expect(distributorJsonLd(each)).toBeUndefined();
});
