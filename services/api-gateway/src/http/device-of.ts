/** Browser and system of a caller, such as Firefox and Windows. Each is empty where it is not known. */
export interface Device {
  browser: string;
  system: string;
}

type Marks = readonly (readonly [mark: RegExp, name: string])[];

// The first that fits: most browsers also carry the names of those whose pages they want to be shown.
const BROWSERS: Marks = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[^]*\bSafari\//, 'Safari'],
];
const SYSTEMS: Marks = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Characters of a User-Agent that are looked at. */
const READ_MAX = 512;

const nameIn = (marks: Marks, text: string): string =>
  marks.find(([mark]) => mark.test(text))?.[1] ?? '';

/** Only names of these lists leave it: nothing that a caller wrote is kept, and no version. */
export const deviceOf = (userAgent: string | undefined): Device => {
  const text = (userAgent ?? '').slice(0, READ_MAX);
  return { browser: nameIn(BROWSERS, text), system: nameIn(SYSTEMS, text) };
};
