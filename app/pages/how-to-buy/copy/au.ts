import { useNames } from "#domain/request-kinds/schema";
import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const [owner, installer, builder] = en.ways.list;

export const au: Copy = {
  ...en,
  seo: {
    ...en.seo,
    description:
      "Enter a suburb or town and find the nearest distributors and installers for homes, businesses and grid-scale projects, then follow the steps to commissioning.",
    keywords: [
      "where to buy a solar battery",
      "solar battery installer",
      "energy storage distributor",
      "solar installer near me",
      "EPC contractor",
    ],
  },
  lead: "For homeowners, businesses and project developers. Enter your suburb or town; the nearest addresses come first.",
  noList: {
    ...en.noList,
    lead: "You buy the battery from the company that installs it. Enter your suburb or town and our team looks for an installer near you.",
    description:
      "Enter your suburb or town: our team looks for an installer near you and replies by email. With the steps from the first enquiry to commissioning.",
  },
  installer: {
    ...en.installer,
    fields: {
      ...en.installer.fields,
      place: "Suburb or town",
      messageHint: "Details for the installer: roof, switchboard, dates.",
    },
    uses: useNames.au,
  },
  map: {
    ...en.map,
    note: "Each line is one address, or the number of addresses in a country. Distances are in a straight line.",
  },
  ways: {
    ...en.ways,
    list: [
      {
        ...owner!,
        steps: [
          { name: "A year of bills", text: "Your usage and the solar yield determine the size of the battery." },
          { name: "A visit", text: "The installer checks switchboard, meter, location and the circuits that need backup." },
          { name: "A written quote", text: "The quote states usable energy, power, warranty and paperwork on separate lines." },
          { name: "Installation", text: "The installer stacks the modules, commissions the system and hands over its documents." },
          { name: "Your app", text: "ECOS shows generation, usage and battery level from the first day." },
        ],
      },
      {
        ...installer!,
        steps: [
          {
            name: "A distributor",
            text: "The distributor stocks the products, opens your account and knows the rules of the local network.",
          },
          { name: "Access to ECOS Hub", text: "ECOS Hub covers commissioning, updates and error codes for all your sites." },
          installer!.steps[2]!,
        ],
      },
      {
        ...builder!,
        when: "For commercial sites and grid-scale plants",
        steps: [
          { name: "The interval data", text: "You send a year of interval data, the connection power and the purpose of the storage." },
          { name: "The sizing", text: "We size power conversion, battery and safety on the basis of the single-line diagram." },
          { name: "The contract", text: "The contract states supply, dates, acceptance tests and service level before shipment." },
          builder!.steps[3]!,
        ],
      },
    ],
  },
};
