import type { Copy } from "./fr.ts";

export const en: Copy = {
  heading: "Views to scale and connections",
  note: "Drawn from the model in the pictures, without dimensions; the device supplied may differ in details.",
  devices: {
    copia: {
      alt: "COPIA from the front, the right side, and below, to scale, with eight numbered parts.",
      parts: {
        display: "Display",
        light: "Line of light",
        cover: "Cover of the wiring compartment",
        fins: "Cooling fins",
        disconnector: "Disconnect switch",
        strings: "Plug connectors for the panels",
        logger: "Port for the cholla logger",
        glands: "Cable glands: battery, grid, house",
      },
    },
    "tianyuan-200k": {
      alt: "The TIANYUAN 200k cabinet from the front and the right side, to scale, with nine numbered parts.",
      parts: {
        display: "Display",
        lamps: "Signal lamps",
        stop: "Emergency stop",
        door: "Door with swing handle and lock",
        light: "Line of light",
        slots: "Air slots of the door, bottom and top",
        louvres: "Louvers of the side panel",
        base: "Base with cable entry",
        eyes: "Lifting eyes",
      },
    },
    "ac-charger": {
      alt: "The AC charger from the front and the right side, to scale, with eight numbered parts.",
      parts: {
        display: "Display",
        light: "Line of light",
        button: "Button",
        dock: "Dock of the connector",
        connector: "Connector for the car",
        cable: "Charging cable",
        gland: "Cable gland",
        bracket: "Wall bracket",
      },
    },
    "smart-plug": {
      alt: "The smart plug from the front and the right side, to scale, with six numbered parts.",
      parts: {
        socket: "Socket for the appliance, European type",
        earth: "Ground contacts",
        button: "Button",
        light: "Line of light",
        body: "Plug",
        pins: "Pins",
      },
    },
  },
};
