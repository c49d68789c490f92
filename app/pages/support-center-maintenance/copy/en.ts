import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Battery maintenance, month by month",
    description: "What an owner looks at each month, what the installer checks each year, and how to lay a battery up.",
    keywords: ["home battery maintenance", "battery checklist", "storing a battery", "firmware update"],
  },
  heading: "Little to do, but regularly",
  lead: "An LFP battery has no fluid to top up and no filter to change. Five minutes a month and one visit a year usually do.",
  checks: {
    owner: {
      heading: "You",
      text: "No tools, nothing opened, the device running.",
      rhythms: [
        {
          name: "Each month",
          tasks: [
            "Look at the screen or ECOS: no code, the right time, the yield you expect",
            "Keep the surroundings clear: the manual’s distances, nothing on top",
            "Listen and smell: report a new sound or smell the same day",
          ],
        },
        {
          name: "Each quarter",
          tasks: [
            "Wipe the case with a dry or barely damp cloth; no cleaner, no water jet",
            "Take dust and cobwebs off the air inlets, from outside",
            "When ECOS announces your installer’s firmware update, leave the system on and the battery at least half full",
          ],
        },
        {
          name: "After storms, floods, or building work",
          tasks: [
            "Look for water, dents, moved cables, from a step away",
            "See that the logger is online",
            "If in doubt, switch nothing back on and call the installer",
          ],
        },
      ],
    },
    installer: {
      heading: "The installer",
      text: "A qualified person, with the device’s manual.",
      rhythms: [
        {
          name: "Each year",
          tasks: [
            "Terminals at the stated torque, signs of heat",
            "Insulation resistance of the PV array and continuity of ground",
            "Breakers, surge protection, emergency stop: tested",
            "Transfer to backup, with the real loads",
            "Log of codes, spread between modules, estimated capacity",
            "Firmware and grid settings, compared with the commissioning report",
          ],
        },
        {
          name: "Commercial and utility sites",
          tasks: ["Filters and fans of cabinets, more often in dusty air", "Fire detection and suppression, by their own log"],
        },
      ],
    },
    signed: "Done on",
    print: "Print the list",
  },
  never: {
    heading: "Never",
    list: [
      "Open a cover, even with the device off",
      "Hose it down or pressure-wash it",
      "Drill into, paint, or cover the case",
      "Stack a module from another system",
      "Leave the battery empty over winter",
      "Unplug a battery cable yourself",
    ],
  },
  year: {
    heading: "A battery’s year",
    text: "The line shows the share of sun; the work follows it.",
    seasons: [
      {
        name: "Spring",
        months: "March–May",
        sun: "75%",
        text: "Surplus returns. Clear the air inlets, look over your charging times, book the yearly visit.",
      },
      {
        name: "Summer",
        months: "June–Aug.",
        sun: "100%",
        text: "Heat: above the manual’s limits, power steps down by itself. Shade and fresh air help more than any setting.",
      },
      {
        name: "Fall",
        months: "Sept.–Nov.",
        sun: "50%",
        text: "Leaves and spiders. Try the backup before the storms, and set a reserve in ECOS.",
      },
      {
        name: "Winter",
        months: "Dec.–Feb.",
        sun: "25%",
        text: "Cold LFP cells charge slowly or not at all: the controls protect them. Leave them some energy.",
      },
    ],
  },
  resting: {
    heading: "Away, in storage, moving",
    alt: "White AGAVE-TH tower at the wall of a bright garage, the floor around it clear",
    cases: [
      {
        name: "A few weeks away",
        steps: [
          "Leave everything running: the system watches itself.",
          "Keep logger and router powered.",
          "Set a reserve in ECOS rather than switching off.",
        ],
      },
      {
        name: "Months out of service",
        steps: [
          "Have the installer shut it down by the manual; separating the battery is their work.",
          "Bring the charge to about half, neither full nor empty, unless the manual says otherwise.",
          "A dry, frost-free room out of the sun, never in a passage.",
          "Have it checked and recharged at the manual’s interval: the electronics always draw a little.",
        ],
      },
      {
        name: "Moving house with the battery",
        steps: [
          "Have a qualified company take it down: modules are heavy and live.",
          "A lithium battery travels under dangerous goods rules.",
          "Tell the utility at the old and at the new address.",
          "A new commissioning, with a report, makes periods and settings clear again.",
        ],
      },
      {
        name: "Selling the house, leaving the battery",
        steps: [
          "Hand over invoice, commissioning report, certificate, and manuals.",
          "Remove the system from your ECOS account and have the new owner entered.",
          "Tell the installer, who keeps access in ECOS Hub.",
        ],
      },
    ],
  },
};
