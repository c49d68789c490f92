import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Home battery maintenance: monthly and yearly checks",
    description: "Monthly checks for owners, yearly checks for installers, and the steps to shut down, store, or move a home battery.",
    keywords: ["home battery maintenance", "battery checklist", "storing a battery", "firmware update"],
  },
  heading: "Battery maintenance: monthly and yearly checks",
  lead: "An LFP battery has no fluid to top up and no filter to change. Owners check it once a month, and an installer inspects it once a year.",
  checks: {
    owner: {
      heading: "Battery checks for owners",
      text: "You need no tools. Leave the device running and closed.",
      rhythms: [
        {
          name: "Each month",
          tasks: [
            "Check the screen or ECOS: no error code, the right time, the expected yield",
            "Clear the surroundings: free space for air, nothing on top",
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
          name: "After storms, floods, or construction work",
          tasks: [
            "Look for water, dents, moved cables, from a step away",
            "Check that the logger is online",
            "If in doubt, switch nothing back on and call the installer",
          ],
        },
      ],
    },
    installer: {
      heading: "Battery checks for installers",
      text: "A qualified electrician inspects the device.",
      rhythms: [
        {
          name: "Each year",
          tasks: [
            "Terminals at the stated torque, signs of heat",
            "Insulation resistance of the solar array and continuity of ground",
            "Breakers, surge protection, emergency stop: tested",
            "Transfer to backup, with the real loads",
            "Log of error codes, spread between modules, estimated capacity",
            "Firmware and grid settings, compared with the commissioning report",
          ],
        },
        {
          name: "Commercial and utility-scale sites",
          tasks: ["Filters and fans of cabinets, more often in dusty air", "Fire detection and suppression, with their inspection log"],
        },
      ],
    },
    signed: "Done on",
    print: "Print the list",
  },
  never: {
    heading: "Dangerous actions to avoid",
    list: [
      "Open a cover, even with the device off",
      "Hose or pressure-wash the device",
      "Drill into, paint, or cover the case",
      "Stack a module from another system",
      "Leave the battery empty over winter",
      "Unplug a battery cable yourself",
    ],
  },
  year: {
    heading: "Maintenance by season",
    text: "The line shows the sunlight of each season. The tasks follow the season in your country.",
    seasons: [
      {
        name: "Spring",
        text: "The solar surplus grows. Clear the air inlets, check your charging times, and book the yearly inspection.",
      },
      {
        name: "Summer",
        text: "Above its temperature limits, the system reduces its power. Shade and fresh air help more than any setting.",
      },
      {
        name: "Fall",
        text: "Remove leaves and cobwebs. Test the backup before the storms, and set a reserve in ECOS.",
      },
      {
        name: "Winter",
        text: "Cold LFP cells charge slowly or not at all, as the controls protect them. Do not let the battery run empty.",
      },
    ],
  },
  resting: {
    heading: "Absence, storage, and moving",
    alt: "White AGAVE-TH tower at a timber wall, the floor in front of it clear",
    cases: [
      {
        name: "Absence of a few weeks",
        steps: [
          "Leave the system running.",
          "Leave the logger and the router switched on.",
          "Set a reserve in ECOS instead of switching off.",
        ],
      },
      {
        name: "Months out of service",
        steps: [
          "Have the installer shut the system down and disconnect the battery.",
          "Charge the battery to about half, neither full nor empty.",
          "Choose a dry, frost-free room out of the sun and out of escape routes.",
          "Have the battery checked and recharged at regular intervals, as the electronics always draw a little power.",
        ],
      },
      {
        name: "Moving with the battery",
        steps: [
          "Have a qualified company remove the system: modules are heavy and live.",
          "Dangerous goods rules apply to the transport of lithium batteries.",
          "Tell the utility at the old and at the new address.",
          "Have the system commissioned again, with a report of its settings.",
        ],
      },
      {
        name: "Selling the house, leaving the battery",
        steps: [
          "Hand over the invoice, the commissioning report, the certificate, and the guides.",
          "Remove the system from your ECOS account and have the new owner registered.",
          "Tell the installer, who has access in ECOS Hub.",
        ],
      },
    ],
  },
};
