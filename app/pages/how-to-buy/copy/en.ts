import { useNames } from "#domain/request-kinds/schema";
import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "How to buy: distributors and installers",
    description:
      "Type a city and see the nearest distributors and installers, by country and line, on a map and in a list. Then the steps that lead to commissioning.",
    keywords: [
      "where to buy a home battery",
      "battery installer",
      "energy storage distributor",
      "solar installer near me",
      "EPC contractor",
    ],
  },
  howToBuy: "How to buy",
  heading: "Who installs it near you?",
  lead: "You buy a battery together with the person who puts it up. Type your city or postal code, and the nearest come first.",
  configuration: { heading: "Your choice", change: "Change it" },
  form: {
    country: "Country",
    everyCountry: "All countries",
    line: "For",
    everyLine: "Every use",
    submit: "Search",
  },
  kinds: { label: "Whom to look for", all: "All", distributor: "Distributors", installer: "Installers" },
  everywhere: "All, by country",
  near: "Nearest to {place}",
  placeJoin: ", ",
  count: { none: "No addresses", one: "{count} address", other: "{count} addresses", nearest: "The {count} nearest" },
  sampleNote: "These addresses show how the page works. Real companies will take their place.",
  showAll: "Show all addresses",
  empty: {
    heading: "no data",
    text: "We have nobody to name here. Tell us your town, and we look for somebody who can come.",
    link: "Ask for my installer",
  },
  installer: {
    heading: "Tell us your town, we name your installer",
    lead: "Nobody near you in the list? A person looks for somebody who can come, and answers by email.",
    next: [
      "You get an email with a link to follow your request.",
      "We look for an installer who knows our products and comes to your place.",
      "You get their name, or we tell you that we have nobody near you yet.",
    ],
    fields: {
      place: "Town, city or postal code",
      which: "Which place do you mean?",
      other: "None of these: {place}",
      use: "For",
      name: "Name",
      email: "Email",
      message: "Message",
      messageHint: "What to know before coming: roof, electrical panel, dates.",
    },
    optional: "(optional)",
    uses: useNames.en,
    privacyLink: "Privacy",
    send: "Ask for my installer",
    sending: "Sending",
    failed: "Your request was not sent.",
    sent: {
      heading: "Your request has arrived.",
      text: "We confirm it by email, with the link to follow it; three emails a day at most to one mailbox. If nothing arrives, look into the spam folder. Your request has reached us in any case.",
      again: "Make another request",
    },
  },
  map: {
    world: "Map of the world, by country",
    europe: "Map of Europe, by country",
    region: "Map of the addresses",
    note: "Each line is a country, as tall as the number of its addresses, or one address. Distances are as the crow flies.",
  },
  ways: {
    heading: "From the question to the first night",
    list: [
      {
        who: "You live there",
        when: "A house, with panels or without",
        ask: "Ask about buying",
        problemType: "purchase",
        steps: [
          { name: "A year of bills", text: "What you use, and what the roof yields, decide the size of the battery." },
          { name: "A visit", text: "The installer looks at panel, meter, location, and the circuits that need backup." },
          { name: "A written quote", text: "Usable energy, power, warranty, and paperwork, each on a line of its own." },
          { name: "Installation", text: "The modules are stacked; the installer sets up the system and hands over its documents." },
          { name: "Your app", text: "ECOS shows the day and night of the house from the first evening on." },
        ],
      },
      {
        who: "You install",
        when: "A trade, a crew, sites to get to",
        ask: "Talk about installation",
        problemType: "installation",
        steps: [
          { name: "A distributor", text: "Keeps stock, opens your account, and knows the rules of your grid." },
          { name: "Access to ECOS Hub", text: "Commissioning, updates, and error codes for all your sites." },
          { name: "The first site", text: "Data sheet and quick guide in your language before you set off." },
        ],
      },
      {
        who: "You build",
        when: "EPC contractor or developer, from site to grid",
        ask: "Describe a project",
        problemType: "purchase",
        steps: [
          { name: "The load profile", text: "A year in steps of fifteen minutes, the connection power, and what storage is for." },
          { name: "The sizing", text: "Conversion, battery, and safety, with the single-line diagram as common ground." },
          { name: "The contract", text: "Supply, dates, acceptance tests, and service level, before anything ships." },
          { name: "Operation", text: "PANGU OS takes over the site, and your operators with it." },
        ],
      },
    ],
  },
};
