import type { StaffText } from "./fields/field.ts";

// Rows of a data sheet that show where an editor gave them, by the kind of product that has them. A row is one line
// here: its unit as it is commonly given, and its name in each language; Australian English takes the English one.

type Row = readonly [unit: string, en: string, fr: string, de: string, cn: string];
type Group = { name: StaffText; rows: Record<string, Row> };

const groups = {
  body: {
    name: { en: "Body, place, warranty", fr: "Boîtier, lieu, garantie", de: "Gehäuse, Aufstellung, Garantie", cn: "结构、环境、质保" },
    rows: {
      dimensions: ["mm", "Dimensions (W × H × D)", "Dimensions (L × H × P)", "Abmessungen (B × H × T)", "尺寸（宽 × 高 × 深）"],
      weight: ["kg", "Weight", "Masse", "Gewicht", "重量"],
      deratingTemperature: ["°C", "Derating band", "Plage à puissance réduite", "Bereich mit Leistungsreduzierung", "降额温度范围"],
      humidity: ["%", "Relative humidity", "Humidité relative", "Relative Luftfeuchte", "相对湿度"],
      altitude: ["m", "Altitude", "Altitude", "Aufstellhöhe", "海拔高度"],
      impact: ["", "Impact protection", "Résistance aux chocs", "Stoßfestigkeit", "抗冲击等级"],
      cooling: ["", "Cooling", "Refroidissement", "Kühlung", "冷却方式"],
      communication: ["", "Communication", "Communication", "Kommunikation", "通信接口"],
      protection: ["", "Protection functions", "Fonctions de protection", "Schutzfunktionen", "保护功能"],
      isolation: ["", "Isolation", "Isolation", "Isolierung", "隔离方式"],
      warranty: ["year", "Warranty", "Garantie", "Garantie", "质保期"],
      warrantyRemaining: [
        "%",
        "Energy left at the end of warranty",
        "Énergie restante en fin de garantie",
        "Restenergie am Ende der Garantie",
        "质保期末剩余电量",
      ],
      warrantyThroughput: ["MWh", "Warranted throughput", "Énergie cumulée garantie", "Garantierter Energiedurchsatz", "质保总吞吐电量"],
    },
  },
  battery: {
    name: { en: "Battery", fr: "Batterie", de: "Batterie", cn: "电池" },
    rows: {
      moduleEnergy: ["kWh", "Energy of a module", "Énergie d’un module", "Energie eines Moduls", "单模块电量"],
      modulesPerTower: ["", "Modules per tower", "Modules par tour", "Module je Turm", "每塔模块数"],
      usableEnergy: ["kWh", "Usable energy", "Énergie utile", "Nutzbare Energie", "可用电量"],
      voltageRange: ["V", "Voltage range", "Plage de tension", "Spannungsbereich", "电压范围"],
      continuousCurrent: ["A", "Continuous current", "Courant permanent", "Dauerstrom", "持续电流"],
      peakCurrent: ["A", "Peak current", "Courant de crête", "Spitzenstrom", "峰值电流"],
      roundTripEfficiency: [
        "%",
        "Round-trip efficiency",
        "Rendement aller-retour",
        "Systemwirkungsgrad (Laden und Entladen)",
        "充放电循环效率",
      ],
    },
  },
  inverter: {
    name: { en: "Hybrid inverter", fr: "Onduleur hybride", de: "Hybridwechselrichter", cn: "混合逆变器" },
    rows: {
      pvPower: ["Wp", "Max. PV power", "Puissance PV max.", "Max. PV-Leistung", "最大光伏功率"],
      pvVoltage: ["V", "Max. PV voltage", "Tension PV max.", "Max. PV-Spannung", "最大光伏电压"],
      pvStartVoltage: ["V", "PV start voltage", "Tension PV de démarrage", "PV-Startspannung", "光伏启动电压"],
      mpptRange: ["V", "MPPT voltage range", "Plage de tension MPPT", "MPPT-Spannungsbereich", "MPPT 电压范围"],
      mpptTrackers: ["", "MPP trackers", "Trackers MPP", "MPP-Tracker", "MPPT 路数"],
      mpptCurrent: ["A", "Max. current per MPPT", "Courant max. par MPPT", "Max. Strom je MPPT", "每路 MPPT 最大电流"],
      mpptShortCircuit: [
        "A",
        "Max. short-circuit current per MPPT",
        "Courant de court-circuit max. par MPPT",
        "Max. Kurzschlussstrom je MPPT",
        "每路 MPPT 最大短路电流",
      ],
      mpptStrings: ["", "Strings per MPPT", "Chaînes par MPPT", "Strings je MPPT", "每路 MPPT 组串数"],
      batteryPortVoltage: ["V", "Battery port voltage", "Tension côté batterie", "Spannung am Batterieanschluss", "电池端电压"],
      batteryPortCurrent: ["A", "Battery port current", "Courant côté batterie", "Strom am Batterieanschluss", "电池端电流"],
      batteryPortPower: ["W", "Battery port power", "Puissance côté batterie", "Leistung am Batterieanschluss", "电池端功率"],
      gridPower: ["W", "Rated grid power", "Puissance réseau nominale", "Netz-Nennleistung", "额定并网功率"],
      gridApparentPower: ["VA", "Max. apparent power", "Puissance apparente max.", "Max. Scheinleistung", "最大视在功率"],
      gridCurrent: ["A", "Max. grid current", "Courant réseau max.", "Max. Netzstrom", "最大并网电流"],
      gridVoltage: ["V", "Grid voltage", "Tension réseau", "Netzspannung", "电网电压"],
      gridFrequency: ["Hz", "Grid frequency", "Fréquence réseau", "Netzfrequenz", "电网频率"],
      backupPower: ["VA", "Backup power", "Puissance de secours", "Ersatzstromleistung", "备电功率"],
      backupPeakPower: ["VA", "Peak backup power", "Puissance de secours de crête", "Ersatzstrom-Spitzenleistung", "备电峰值功率"],
      efficiencyEuro: ["%", "European efficiency", "Rendement européen", "Europäischer Wirkungsgrad", "欧洲效率"],
      efficiencyMppt: ["%", "MPPT efficiency", "Rendement MPPT", "MPPT-Wirkungsgrad", "MPPT 效率"],
      gridCodes: ["", "Grid codes", "Règles de réseau", "Netzanschlussregeln", "并网标准"],
    },
  },
  pcs: {
    name: {
      en: "Power conversion (PCS)",
      fr: "Conversion de puissance (PCS)",
      de: "Batteriewechselrichter (PCS)",
      cn: "储能变流器（PCS）",
    },
    rows: {
      dcVoltage: ["V", "DC voltage range", "Plage de tension DC", "DC-Spannungsbereich", "直流电压范围"],
      dcCurrent: ["A", "Max. DC current", "Courant DC max.", "Max. DC-Strom", "最大直流电流"],
      acPower: ["kW", "Rated AC power", "Puissance AC nominale", "AC-Nennleistung", "额定交流功率"],
      acApparentPower: ["kVA", "Max. AC apparent power", "Puissance apparente AC max.", "Max. AC-Scheinleistung", "最大交流视在功率"],
      powerFactor: ["", "Power factor", "Facteur de puissance", "Leistungsfaktor", "功率因数"],
      currentDistortion: [
        "%",
        "Current distortion (THDi)",
        "Distorsion du courant (THDi)",
        "Stromverzerrung (THDi)",
        "电流总谐波失真（THDi）",
      ],
      overload: ["%", "Overload", "Surcharge", "Überlast", "过载能力"],
    },
  },
  logger: {
    name: { en: "Data logger", fr: "Enregistreur de données", de: "Datenlogger", cn: "数据采集器" },
    rows: {
      bands: ["", "Bands", "Bandes", "Frequenzbänder", "频段"],
      devices: ["", "Devices", "Appareils reliés", "Angeschlossene Geräte", "可接设备数"],
      serialSettings: ["", "Serial settings", "Réglages série", "Serielle Einstellungen", "串口参数"],
      protocols: ["", "Protocols", "Protocoles", "Protokolle", "通信协议"],
      uploadInterval: ["s", "Upload interval", "Intervalle d’envoi", "Sendeintervall", "上传间隔"],
      localStorage: ["", "Local storage", "Mémoire locale", "Lokaler Speicher", "本地存储"],
      supply: ["", "Supply", "Alimentation", "Versorgung", "供电"],
    },
  },
  charger: {
    name: { en: "AC charger", fr: "Borne de recharge AC", de: "Wallbox", cn: "交流充电桩" },
    rows: {
      phases: ["", "Phases", "Phases", "Phasen", "相数"],
      chargingPower: ["kW", "Charging power", "Puissance de charge", "Ladeleistung", "充电功率"],
      chargingCurrent: ["A", "Charging current", "Courant de charge", "Ladestrom", "充电电流"],
      connector: ["", "Connector", "Connecteur", "Steckvorrichtung", "充电接口"],
      residualCurrent: ["", "Residual-current protection", "Protection différentielle", "Fehlerstromschutz", "剩余电流保护"],
      metering: ["", "Metering", "Comptage", "Messung", "计量"],
      rfid: ["", "RFID", "RFID", "RFID", "RFID"],
      ocpp: ["", "OCPP", "OCPP", "OCPP", "OCPP"],
    },
  },
  plug: {
    name: { en: "Smart plug", fr: "Prise connectée", de: "Smarte Steckdose", cn: "智能插座" },
    rows: {
      plugVoltage: ["V", "Voltage", "Tension", "Spannung", "电压"],
      plugCurrent: ["A", "Max. current", "Courant max.", "Max. Strom", "最大电流"],
      plugPower: ["W", "Max. load", "Charge max.", "Max. Last", "最大负载"],
      radio: ["", "Radio", "Radio", "Funk", "无线方式"],
      plugType: ["", "Plug type", "Type de fiche", "Steckertyp", "插头类型"],
    },
  },
} as const satisfies Record<string, Group>;

type Groups = typeof groups;
export type SheetRow = { [Name in keyof Groups]: keyof Groups[Name]["rows"] & string }[keyof Groups];

const all = Object.values<Group>(groups).flatMap(({ name, rows }) =>
  Object.entries(rows).map(([row, said]) => ({ row, group: name, said })),
);
const byRow = <Value>(of: (entry: (typeof all)[number]) => Value) =>
  Object.fromEntries(all.map((entry) => [entry.row, of(entry)])) as Record<SheetRow, Value>;

export const sheetRows = all.map(({ row }) => row) as SheetRow[];
export const sheetRowGroups = byRow(({ group }) => group);
/** As they are printed. */
export const sheetRowLabels = byRow(({ said: [, en, fr, de, cn] }): StaffText => ({ en, fr, de, cn }));
/** As staff choose them: with the unit to give them in, but for what Intl writes out. */
export const sheetRowNames = byRow(({ said: [unit, ...names] }): StaffText => {
  const [en, fr, de, cn] = names.map((name) => (unit ? `${name} [${unit}]` : name));
  return { en: en ?? "", fr: fr ?? "", de: de ?? "", cn: cn ?? "" };
});
